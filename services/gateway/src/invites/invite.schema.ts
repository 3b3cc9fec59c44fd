import { z } from 'zod';
import { Group } from '../groups/group.schema';
import { Manager } from '../managers/manager.schema';
import { id, idOrName } from '../schema/ids';
import { Membership } from '../memberships/membership.schema';
import { Invite, KIND, STATE } from '../sent-invites/invite.schema';
import { roomShape } from '../plans/room';
import { Meta, pageQuery } from '../schema/page';
import { email, fault, text } from '../schema/text';

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

export const NewInvites = z
  .object({
    group_id: groupId(),
    emails: z.array(email()).min(1).max(200),
    dry_run: z
      .boolean()
      .optional()
      .describe('Writes and sends nothing; the response is the result of a dry run.'),
  })
  .meta({ id: 'NewInvites' });

export const newInvitesQuery = z.object({
  dry_run: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .describe('If `true`, nothing is written; the response is the result of a dry run.'),
});

export const inviteQuery = z
  .object({
    to: z.literal('me').optional().describe('Invitations of the caller.'),
    from: z
      .literal('me')
      .optional()
      .describe('Invitations that the caller sent to managers and to new owners of groups.'),
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
    members: z.array(z.string()).describe('Addresses of existing members; no mail was sent to them.'),
    refused: z
      .array(z.object({ email: z.string(), code: z.string() }))
      .describe('Addresses to which no mail is sent, with the reason: `invite.limit`.'),
    ...roomShape,
  })
  .meta({ id: 'InvitesAnswer' });

export const InviteList = z.object({ invites: z.array(Invite), meta: Meta }).meta({ id: 'InviteList' });

export const AnswerInvite = z
  .object({ token: text(200, 1).optional().describe('Token of the link sent by email.') })
  .meta({ id: 'AnswerInvite' });

export const AcceptedInvite = z
  .object({
    invite: Invite,
    membership: Membership.optional(),
    manager: Manager.optional(),
    group: Group.optional(),
  })
  .meta({ id: 'AcceptedInvite' });

const stopToken = () => text(200, 1).optional().describe('Token of the link `/invites/stop?token={token}`.');

export const stopQuery = z.object({ token: stopToken() });

export const StopInvites = z.object({ token: stopToken() }).meta({ id: 'StopInvites' });

export const OpenInvite = z
  .object({ token: text(200, 1).describe('Token of the link `-/{slug}/sign_up?invite={token}`.') })
  .meta({ id: 'OpenInvite' });

export const Invitation = z
  .object({
    invitation: z.object({
      id: id(),
      kind: KIND(),
      group: z.object({ id: id(), name: z.string(), slug: z.string() }).nullable(),
      inviter_name: z.string(),
      account_name: z
        .string()
        .describe(
          'Name of the account to be managed, or of the account that transfers the group; empty for a membership.',
        ),
      owner_name: z
        .string()
        .describe('Name of the account that owns the group; empty where an account is to be managed.'),
      sign_up_message: z.string(),
      tag_form_label: z.string().describe('Additional question of the group; empty: no question.'),
      tag_form_placeholder: z.string(),
      email: z.string().nullable().describe('The invited address; null where an account was named.'),
      has_account: z.boolean().describe('Whether the invited address has an account.'),
      full: z
        .boolean()
        .describe(
          'Whether the plan has no seat for a new person. The owner is notified, once per invitation.',
        ),
      group_description: z.string(),
      price_per_month: z.int().nullable().describe('Fee of a member, yen a month, tax included; null: none.'),
      expires_at: z.string().meta({ format: 'date-time' }),
    }),
    goods: z
      .array(z.object({ id: id(), title: z.string(), thumbnail_url: z.string().nullable() }))
      .describe('Up to three goods of the group that visitors may see.'),
  })
  .meta({ id: 'Invitation' });
