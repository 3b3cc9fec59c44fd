import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { id, idOrName } from '../schema/ids';
import { whole } from '../schema/numbers';
import { Meta, pageQuery } from '../schema/page';
import { email, name, text } from '../schema/text';
import { User } from '../users/user.schema';

export const permission = () =>
  z.enum(['book', 'read']).describe('`book` books like a member; `read` looks, and gets 481 on every write.');

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

/** A member card: lets somebody without an account use one group. */
export const AuthToken = z
  .object({
    id: id(),
    jti: z
      .string()
      .nullable()
      .describe(
        'The secret: who has it signs in with it, at `POST /auth/login` or `/auth_tokens/{jti}` in a browser. Null to those who don’t manage the members of the group.',
      ),
    group_id: id(),
    user_id: id().describe('The user that books with this card.'),
    management_id: z.string().describe('The number on the card; unique in its group.'),
    name: z.string(),
    email: z.string().nullable(),
    invite_email: z.string().nullable(),
    permission: permission(),
    disabled: z
      .boolean()
      .describe('Over the limit of the plan, or switched off: signs in, and may do nothing.'),
    permissions: z.array(z.string()).describe('What the caller may do now: `edit`, `delete`.'),
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
    name: name(100).optional().describe('Without one the card is called by its number.'),
    email: email().nullable().optional().describe('Where its holder is reached.'),
    invite_email: email()
      .nullable()
      .optional()
      .describe(
        'Gets a mail with the card, which counts as an invitation: from accounts with a confirmed address alone.',
      ),
    permission: permission().optional(),
    count: whole(1, 10_000)
      .optional()
      .describe('So many cards alike, with numbers one after the other. At most 1,000, a setting.'),
  })
  .meta({ id: 'NewAuthToken' });

export const AuthTokenRead = z
  .object({ jti: text(200, 1).describe('What stands behind `/auth_tokens/` in the card’s code.') })
  .meta({ id: 'AuthTokenRead' });

export const AuthTokenPatch = z
  .object({
    management_id: managementId(),
    name: name(100),
    email: email().nullable(),
    permission: permission(),
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
    auth_tokens: z.array(AuthToken).describe('All that were made, the addressed one first.'),
    users: z.array(User),
  })
  .meta({ id: 'AuthTokenAnswer' });

export const AuthTokenList = z
  .object({ auth_tokens: z.array(AuthToken), users: z.array(User), meta: Meta })
  .meta({ id: 'AuthTokenList' });

export const CardToLink = z
  .object({ jti: text(200, 1).describe('The secret in the card’s QR.') })
  .meta({ id: 'CardToLink' });

export const LinkAnswer = z.object({ group: Group }).meta({ id: 'LinkAnswer' });
