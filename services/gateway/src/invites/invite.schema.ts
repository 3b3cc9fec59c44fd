import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { Manager } from '../managers/manager.schema';
import { id, idOrName } from '../schema/ids';
import { Membership } from '../memberships/membership.schema';
import { roomShape } from '../plans/room';
import { Meta, pageQuery } from '../schema/page';
import { email, fault, text } from '../schema/text';

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

const KIND = () =>
  z
    .enum(['member', 'manager', 'heir'])
    .describe('To be a member of a group, to act for an account, to have a group.');

const STATE = () =>
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

export const NewInvites = z
  .object({
    group_id: groupId(),
    emails: z.array(email()).min(1).max(200),
    dry_run: z.boolean().optional().describe('Only says what would happen.'),
  })
  .meta({ id: 'NewInvites' });

export const newInvitesQuery = z.object({
  dry_run: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .describe('`true` only says what would happen.'),
});

export const inviteQuery = z
  .object({
    to: z.literal('me').optional().describe('Those that invite the caller.'),
    from: z.literal('me').optional().describe('Managers and heirs whom the caller asks.'),
    group_id: groupId().optional(),
    state: STATE().optional(),
    ...pageQuery,
  })
  .superRefine((value, context) => {
    const told = [value.to, value.from, value.group_id].filter((each) => each !== undefined);
    if (told.length !== 1) fault(context, 'one_of', { fields: ['to', 'from', 'group_id'] });
  });

export const InvitesAnswer = z
  .object({
    invites: z.array(Invite),
    members: z.array(z.string()).describe('Addresses of members; nothing was sent to them.'),
    refused: z
      .array(z.object({ email: z.string(), code: z.string() }))
      .describe('Addresses that nothing goes to, and why: `invite.limit`.'),
    ...roomShape,
  })
  .meta({ id: 'InvitesAnswer' });

export const InviteList = z.object({ invites: z.array(Invite), meta: Meta }).meta({ id: 'InviteList' });

export const AnswerInvite = z
  .object({ token: text(200, 1).optional().describe('From the link of its mail.') })
  .meta({ id: 'AnswerInvite' });

export const AcceptedInvite = z
  .object({
    invite: Invite,
    membership: Membership.optional(),
    manager: Manager.optional(),
    group: Group.optional(),
  })
  .meta({ id: 'AcceptedInvite' });

const stopToken = () => text(200, 1).optional().describe('From the link `/invites/stop?token={token}`.');

export const stopQuery = z.object({ token: stopToken() });

export const StopInvites = z.object({ token: stopToken() }).meta({ id: 'StopInvites' });

export const OpenInvite = z
  .object({ token: text(200, 1).describe('From the link: `-/{slug}/sign_up?invite={token}`.') })
  .meta({ id: 'OpenInvite' });

export const Invitation = z
  .object({
    invitation: z.object({
      id: id(),
      kind: KIND(),
      group: z.object({ id: id(), name: z.string(), slug: z.string() }).nullable(),
      inviter_name: z.string(),
      account_name: z.string().describe('Whose account, or who hands the group over; empty for a member.'),
      sign_up_message: z.string(),
      tag_form_label: z.string().describe('The group’s own question; empty: none is asked.'),
      tag_form_placeholder: z.string(),
    }),
  })
  .meta({ id: 'Invitation' });
