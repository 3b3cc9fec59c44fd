import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { Meta, pageQuery } from '../schema/page';
import { email, text } from '../schema/text';

const groupId = () => idOrName('media-library').describe('Id or slug of the group.');

/** Somebody with this address is asked to join a group. */
export const Invite = z
  .object({
    id: id(),
    group_id: id(),
    email: z.string(),
    inviter_id: id().describe('Who sent it.'),
    state: z
      .enum(['open', 'expired', 'bounced'])
      .describe('`bounced`: the last mail could not be delivered.'),
    created_at: z.string().meta({ format: 'date-time' }),
    sent_at: z.string().meta({ format: 'date-time', description: 'When the last mail went.' }),
    expires_at: z.string().meta({ format: 'date-time', description: '14 days after the last mail.' }),
  })
  .meta({ id: 'Invite' });

export const NewInvites = z
  .object({ group_id: groupId(), emails: z.array(email()).min(1).max(200) })
  .meta({ id: 'NewInvites' });

export const inviteQuery = z.object({ group_id: groupId(), ...pageQuery });

export const InvitesAnswer = z
  .object({
    invites: z.array(Invite),
    members: z.array(z.string()).describe('Addresses of members; nothing was sent to them.'),
  })
  .meta({ id: 'InvitesAnswer' });

export const InviteList = z.object({ invites: z.array(Invite), meta: Meta }).meta({ id: 'InviteList' });

export const OpenInvite = z
  .object({ token: text(200, 1).describe('From the link: `-/{slug}/sign_up?invite={token}`.') })
  .meta({ id: 'OpenInvite' });

export const Invitation = z
  .object({
    invitation: z.object({
      group: z.object({ id: id(), name: z.string(), slug: z.string() }),
      inviter_name: z.string(),
      sign_up_message: z.string(),
      tag_form_label: z.string().describe('The group’s own question; empty: none is asked.'),
      tag_form_placeholder: z.string(),
    }),
  })
  .meta({ id: 'Invitation' });
