import { z } from 'zod';
import { id } from '../schema/ids';
import { email } from '../schema/text';
import { User } from '../users/user.schema';

/** `user_id` acts for `account_id`. */
export const Manager = z
  .object({
    id: id(),
    account_id: id(),
    user_id: id(),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Manager' });

export const NewManager = z
  .object({ email: email().describe('Receives an email with a link to accept.') })
  .meta({ id: 'NewManager' });

export const ManagerList = z
  .object({
    managers: z
      .array(Manager)
      .describe('Managers of the caller’s account, and accounts that the caller manages.'),
    users: z.array(User),
  })
  .meta({ id: 'ManagerList' });
