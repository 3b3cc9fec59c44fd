import { CARDS_PER_CREATION, MAX_CARDS_PER_CREATION } from '@kashikari/kernel';
import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { id, idOrName } from '../schema/ids';
import { locale } from '../schema/locale';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { email, name, text } from '../schema/text';
import { User } from '../users/user.schema';

export const permission = () =>
  z
    .enum(['book', 'read'])
    .describe('`book` can book like a member; `read` can only read, and gets 481 on every write.');

const cardLocale = () =>
  locale().describe('Language of the screen that the card opens: `ja`, `en` or `ja-Hira`.');

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

/** A member card, with which a person without an account uses one group. */
export const AuthToken = z
  .object({
    id: id(),
    jti: z
      .string()
      .nullable()
      .describe(
        'The secret of the card. Anyone who has it can sign in, at `POST /auth/login` or at `/auth_tokens/{jti}` in a browser. Null for callers who do not manage the members of the group.',
      ),
    group_id: id(),
    user_id: id().describe('The user that books with this card.'),
    management_id: z.string().describe('The number on the card; unique in its group.'),
    name: z.string(),
    email: z.string().nullable(),
    invite_email: z.string().nullable(),
    permission: permission(),
    locale: cardLocale(),
    disabled: z
      .boolean()
      .describe('The plan has no seat for the card, or it was disabled: it can sign in, but has no rights.'),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'AuthToken' });

export type AuthToken = z.infer<typeof AuthToken>;

const managementId = () => name(64, 1).describe('The number on the card.');

export const NewAuthToken = z
  .object({
    group_id: groupId(),
    management_id: managementId().optional(),
    name: name(100).optional().describe('If absent, the number of the card is its name.'),
    email: email().nullable().optional().describe('Email address of the holder.'),
    invite_email: email()
      .nullable()
      .optional()
      .describe(
        'Receives an email with the card. The email counts as an invitation and requires that the caller’s address is confirmed.',
      ),
    permission: permission().optional(),
    locale: cardLocale().optional().describe('If absent, the language of the owner of the group.'),
    count: whole(1, MAX_CARDS_PER_CREATION)
      .optional()
      .describe(
        `Number of cards with consecutive numbers, up to ${CARDS_PER_CREATION.toLocaleString('en')} (a setting).`,
      ),
  })
  .meta({ id: 'NewAuthToken' });

export const AuthTokenRead = z
  .object({ jti: text(200, 1).describe('The part after `/auth_tokens/` in the code of the card.') })
  .meta({ id: 'AuthTokenRead' });

export const AuthTokenPatch = z
  .object({
    management_id: managementId(),
    name: name(100),
    email: email().nullable(),
    permission: permission(),
    locale: cardLocale(),
  })
  .partial()
  .meta({ id: 'AuthTokenPatch' });

export const authTokenQuery = z.object({
  group_id: groupId(),
  match: text(100).optional().describe('Part of a name, a number or an address.'),
  ...pageQuery,
});

export const authTokenExportQuery = z.object({ group_id: groupId() });

export const AuthTokenAnswer = z
  .object({
    auth_token: AuthToken,
    auth_tokens: z.array(AuthToken).describe('All new cards, first the card of the response.'),
    users: z.array(User),
  })
  .meta({ id: 'AuthTokenAnswer' });

export const AuthTokenList = z
  .object({ auth_tokens: z.array(AuthToken), users: z.array(User), meta: Meta })
  .meta({ id: 'AuthTokenList' });

export const CardToLink = z
  .object({ jti: text(200, 1).describe('The secret in the QR code of the card.') })
  .meta({ id: 'CardToLink' });

export const LinkAnswer = z.object({ group: Group }).meta({ id: 'LinkAnswer' });
