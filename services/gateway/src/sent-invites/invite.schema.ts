import { z } from 'zod';
import { id } from '../schema/ids';

export const KIND = () =>
  z
    .enum(['member', 'manager', 'heir'])
    .describe('Invitation to become a member of a group, a manager of an account, or the owner of a group.');

export const STATE = () =>
  z
    .enum(['pending', 'accepted', 'declined', 'ended'])
    .describe('`ended`: deleted, or expired after 14 days.');

/** An invitation; it has no effect until it is accepted. */
export const Invite = z
  .object({
    id: id(),
    kind: KIND(),
    state: STATE(),
    bounced: z.boolean().describe('The last mail could not be delivered. Visible to the inviter.'),
    group_id: id().nullable().describe('Null for an invitation to manage an account.'),
    group: z.object({ id: id(), name: z.string(), slug: z.string() }).nullable(),
    account: z
      .object({ id: id(), name: z.string() })
      .nullable()
      .describe('The account to be managed, or the account that transfers the group.'),
    email: z.string().nullable().describe('The invited address, if the invitation names an address.'),
    user_id: id().nullable().describe('The invited account, if the invitation names an id.'),
    inviter_id: id().describe('Id of the inviter.'),
    inviter_name: z.string(),
    created_at: z.string().meta({ format: 'date-time' }),
    sent_at: z.string().meta({ format: 'date-time', description: 'Time of the last email.' }),
    expires_at: z.string().meta({ format: 'date-time', description: '14 days after the last email.' }),
  })
  .meta({ id: 'Invite' });

export const InviteAnswer = z.object({ invite: Invite }).meta({ id: 'InviteAnswer' });
