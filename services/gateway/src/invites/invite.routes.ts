import { enumOf, SETS, textOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { toManager } from '../managers/manager.mapper';
import { toRoom } from '../plans/room';
import { toMembership } from '../memberships/membership.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toInvite } from '../sent-invites/invite.mapper';
import { byId } from '../schema/ids';
import {
  AcceptedInvite,
  AnswerInvite,
  Invitation,
  InviteList,
  InvitesAnswer,
  NewInvites,
  OpenInvite,
  StopInvites,
  inviteQuery,
  newInvitesQuery,
  stopQuery,
} from './invite.schema';
import { InviteAnswer } from '../sent-invites/invite.schema';

const tag = 'Invitations';

const create = route(
  {
    method: 'post',
    path: '/invites',
    operationId: 'createInvites',
    tag,
    summary: 'Invite people to a group by mail',
    description:
      'Each address gets a mail in its reader’s language, or in the group’s, with a link that is good once, for 14 days. Who is invited already gets it again, and only the last link is good. A faulty address refuses the list and is named in `errors`. An account sends 50 a day on the free plan and 500 on others, and one reader gets 3 a day from the whole installation.',
    auth: 'required',
    query: newInvitesQuery,
    body: NewInvites,
    answer: {
      status: 202,
      description: 'The mails are on their way.',
      dryRun: 'What would happen, and whether the plan has seats for all; nothing was sent.',
      body: InvitesAnswer,
    },
    refuses: ['not_found', 'forbidden', 'auth.unconfirmed_address', 'invite.limit', 'plan_limit'],
  },
  async ({ body, query, call, services }) => {
    const dryRun = (body.dry_run ?? query.dry_run) === true;
    const asked = { groupId: body.group_id, emails: body.emails, dryRun };
    const { invites, members, refused, ...room } = await services.invites.createInvites(asked, call);
    const told = { invites: invites.map(toInvite), members, refused };
    return dryRun ? { body: { ...told, ...toRoom(room) }, dryRun } : { body: told };
  },
);

const list = route(
  {
    method: 'get',
    path: '/invites',
    operationId: 'listInvites',
    tag,
    summary: 'Invitations to me, to a group of mine, or from me',
    description:
      '`to=me`: what invites the caller, by id or by the confirmed address. `group_id`: of a group whose members the caller manages. `from=me`: managers and heirs whom the caller asks.',
    auth: 'required',
    query: inviteQuery,
    answer: {
      status: 200,
      description: 'A page of them: pending ones first, the newest first.',
      body: InviteList,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const which = query.to ? 'to_me' : query.from ? 'from_me' : 'group';
    const { invites, page } = await services.invites.listInvites(
      {
        which,
        whichEnum: enumOf(SETS.inviteList, which),
        groupId: query.group_id ?? '',
        state: query.state ?? '',
        stateEnum: enumOf(SETS.inviteState, query.state),
        page: toPageRequest(query),
      },
      call,
    );
    return { body: { invites: invites.map(toInvite), meta: toMeta(query, page) } };
  },
);

const accept = route(
  {
    method: 'post',
    path: '/invites/{id}/accept',
    operationId: 'acceptInvite',
    tag,
    summary: 'Accept an invitation',
    description:
      'By the account that was asked, or the one whose confirmed address was. The `token` of the mail’s link confirms the address as well. The seat of a member is taken now: where there is none the invitation stays.',
    auth: 'required',
    params: byId('invitation'),
    body: AnswerInvite,
    answer: { status: 200, description: 'What is the caller’s now.', body: AcceptedInvite },
    refuses: [
      'not_found',
      'invite.expired',
      'auth.unconfirmed_address',
      'plan_limit',
      'quota',
      'group.heir',
      'manager.exists',
    ],
  },
  async ({ params, body, call, services }) => {
    const asked = { id: params.id, token: body.token ?? '' };
    const { invite, membership, manager, group } = await services.invites.acceptInvite(asked, call);
    if (!invite) throw notFound('invite', params.id);
    return {
      body: {
        invite: toInvite(invite),
        ...(membership && { membership: toMembership(membership) }),
        ...(manager && { manager: toManager(manager) }),
        ...(group && { group: toGroup(group) }),
      },
    };
  },
);

const decline = route(
  {
    method: 'post',
    path: '/invites/{id}/decline',
    operationId: 'declineInvite',
    tag,
    summary: 'Decline an invitation',
    auth: 'required',
    params: byId('invitation'),
    body: AnswerInvite,
    answer: { status: 200, description: 'Declined.', body: InviteAnswer },
    refuses: ['not_found', 'invite.expired', 'auth.unconfirmed_address'],
  },
  async ({ params, body, call, services }) => {
    const asked = { id: params.id, token: body.token ?? '' };
    const { invite } = await services.invites.declineInvite(asked, call);
    if (!invite) throw notFound('invite', params.id);
    return { body: { invite: toInvite(invite) } };
  },
);

const stop = route(
  {
    method: 'post',
    path: '/invites/stop',
    operationId: 'stopInvites',
    tag,
    summary: 'No more invitations to me from this installation',
    description:
      'For the reader of an invitation’s mail, whose link holds the token, in the body or the query; mail programs post to it by themselves (RFC 8058). It is respected without a word.',
    auth: 'none',
    tries: 'invite',
    query: stopQuery,
    body: StopInvites,
    file: ['application/x-www-form-urlencoded'],
    answer: { status: 204, description: 'No invitation is mailed there any more.' },
    refuses: ['invite.expired'],
  },
  async ({ body, query, call, services }) => {
    await services.invites.stopInvites({ token: body?.token ?? query.token ?? '' }, call);
    return {};
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/invites/{id}',
    operationId: 'deleteInvite',
    tag,
    summary: 'Take an invitation back',
    description: 'By who manages the members of the group, or whose account or group it is about.',
    auth: 'required',
    params: byId('invitation'),
    answer: { status: 204, description: 'Nobody can accept it any more.' },
  },
  async ({ params, call, services }) => {
    await services.invites.deleteInvite({ id: params.id }, call);
    return {};
  },
);

const open = route(
  {
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
  },
  async ({ body, call, services }) => {
    const seen = await services.invites.getInvitation({ token: body.token }, call);
    return {
      body: {
        invitation: {
          id: seen.id,
          kind: textOf(SETS.inviteKind, seen.kindEnum, seen.kind) ?? 'member',
          group: seen.groupId ? { id: seen.groupId, name: seen.groupName, slug: seen.groupSlug } : null,
          inviter_name: seen.inviterName,
          account_name: seen.accountName,
          sign_up_message: seen.signUpMessage,
          tag_form_label: seen.tagFormLabel,
          tag_form_placeholder: seen.tagFormPlaceholder,
        },
      },
    };
  },
);

export const inviteRoutes = [create, list, remove, open, stop, accept, decline];
