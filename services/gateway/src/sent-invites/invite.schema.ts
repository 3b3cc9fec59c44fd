import { z } from 'zod';
import { id } from '../schema/ids';

export const KIND = () =>
  z
    .enum(['member', 'manager', 'heir'])
    .describe('To be a member of a group, to act for an account, to have a group.');

export const STATE = () =>
  z
    .enum(['pending', 'accepted', 'declined', 'ended'])
    .describe('`ended`: taken back, or run out after 14 days.');

/** Somebody is asked; nothing is theirs until they accept. */
export const Invite = z
  .object({
    id: id(),
    kind: KIND(),
    state: STATE(),
    bounced: z.boolean().describe('The last mail could not be delivered; told to who sent it.'),
    group_id: id().nullable().describe('Null for a manager.'),
    group: z.object({ id: id(), name: z.string(), slug: z.string() }).nullable(),
    account: z
      .object({ id: id(), name: z.string() })
      .nullable()
      .describe('Whose account is to be managed, or who hands the group over.'),
    email: z.string().nullable().describe('The address that is asked, where it is one.'),
    user_id: id().nullable().describe('The account that is asked, where it was named by id.'),
    inviter_id: id().describe('Who sent it.'),
    inviter_name: z.string(),
    created_at: z.string().meta({ format: 'date-time' }),
    sent_at: z.string().meta({ format: 'date-time', description: 'When the last mail went.' }),
    expires_at: z.string().meta({ format: 'date-time', description: '14 days after the last mail.' }),
  })
  .meta({ id: 'Invite' });

export const InviteAnswer = z.object({ invite: Invite }).meta({ id: 'InviteAnswer' });
