import { defineRoute } from '../http/route';
import { byId } from '../schema/ids';
import { Invitation, InviteList, InvitesAnswer, NewInvites, OpenInvite, inviteQuery } from './invite.schema';

const tag = 'Invitations';

export const createInvites = defineRoute({
  method: 'post',
  path: '/invites',
  operationId: 'createInvites',
  tag,
  summary: 'Invite people to a group by mail',
  description:
    'Each address gets a mail in its reader’s language, or in the group’s, with a link that is good once, for 14 days. Who is invited already gets it again, and only the last link is good.',
  auth: 'required',
  body: NewInvites,
  answer: { status: 202, description: 'The mails are on their way.', body: InvitesAnswer },
  refuses: ['not_found', 'forbidden'],
});

export const listInvites = defineRoute({
  method: 'get',
  path: '/invites',
  operationId: 'listInvites',
  tag,
  summary: 'Invitations that nobody has followed yet',
  auth: 'required',
  query: inviteQuery,
  answer: { status: 200, description: 'A page of them, the newest first.', body: InviteList },
  refuses: ['not_found', 'forbidden'],
});

export const deleteInvite = defineRoute({
  method: 'delete',
  path: '/invites/{id}',
  operationId: 'deleteInvite',
  tag,
  summary: 'Take an invitation back',
  auth: 'required',
  params: byId('invitation'),
  answer: { status: 204, description: 'Its link opens nothing any more.' },
});

export const openInvite = defineRoute({
  method: 'post',
  path: '/invites/open',
  operationId: 'openInvite',
  tag,
  summary: 'What an invitation is to',
  description:
    'For who opens its link, signed in or not. `POST /memberships` with the same `invite_token` joins.',
  auth: 'none',
  tries: 'invite',
  body: OpenInvite,
  answer: { status: 200, description: 'The group, and who sent it.', body: Invitation },
  refuses: ['invite.expired'],
});
