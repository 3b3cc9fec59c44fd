import { z } from 'zod';
import { locale } from '../schema/locale';
import { email, publicName, text } from '../schema/text';
import { timeZone } from '../schema/time';
import { accountName, password } from './user.schema';

/** Someone who signs up has an address and no account name; an added account has an account name and no address. */
function refuseNames(
  { email: address, account_name: chosen }: { email?: unknown; account_name?: unknown },
  context: z.RefinementCtx,
): void {
  const refuseName = (code: string) =>
    context.addIssue({ code: 'custom', path: ['account_name'], params: { code } });
  if (address === undefined && !chosen)
    context.addIssue({ code: 'custom', path: ['email'], params: { code: 'validation.required' } });
  else if (address !== undefined && chosen) refuseName('user.account_name_later');
  else if (typeof chosen === 'string' && chosen && !accountName().safeParse(chosen).success)
    refuseName('validation.account_name');
}

export const NewUser = z
  .object({
    name: publicName(100).describe('A person or an organization.'),
    email: email().optional().describe('Required to sign up. Absent where a signed-in user adds an account.'),
    password: password().optional().describe('Required unless `invite_token` is sent.'),
    invite_token: text(200, 1)
      .optional()
      .describe(
        'Token of the link of an invitation to a group. The address counts as confirmed, and the account joins the group. Without a `password`, the account signs in by passkey or email link.',
      ),
    tags: z
      .array(text(50, 1))
      .max(20)
      .optional()
      .describe('With `invite_token`: answers to the additional question of the group.'),
    locale: locale().default('ja'),
    time_zone: timeZone().default('Asia/Tokyo'),
    account_name: z
      .string()
      .nullish()
      .meta({ maxLength: 30, example: 'sakura_nursery' })
      .describe(
        'Name of an added account, which signs in by it: letters, digits and underscore, unique without regard to case. Not accepted with `email`.',
      ),
  })
  .superRefine(refuseNames, { when: ({ value }) => typeof value === 'object' && value !== null })
  .meta({ id: 'NewUser' });
