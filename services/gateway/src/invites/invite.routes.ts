import { enumOf, SETS, textOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { toManager } from '../managers/manager.mapper';
import { toRoom } from '../plans/room';
import { toMembership } from '../memberships/membership.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toInvite } from '../sent-invites/invite.mapper';
import { publicGoods } from './public-goods';
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
    summary: 'Create invitations to a group',
    description:
      'Each address receives an email in the language of the recipient, or else of the group, with a link that can be used once, within 14 days. A repeated invitation sends the email again, and only the latest link is valid. An invalid address rejects the whole list and is named in `errors`. An account can send 50 invitations a day on the free plan and 500 on others. A recipient receives up to 3 a day from the whole installation.',
    auth: 'required',
    query: newInvitesQuery,
    body: NewInvites,
    answer: {
      status: 202,
      description: 'Accepted; the emails will be sent.',
      dryRun: 'The result of a dry run, and whether the plan has seats for all. Nothing was sent.',
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
    summary: 'List invitations',
    description:
      '`to=me`: invitations of the caller, by id or by confirmed address. `group_id`: invitations to a group whose members the caller manages. `from=me`: the caller’s invitations to managers and to new owners of groups.',
    auth: 'required',
    query: inviteQuery,
    answer: {
      status: 200,
      description: 'A page of invitations: pending ones first, then newest first.',
      body: InviteList,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const which = query.to ? 'to_me' : query.from ? 'from_me' : 'group';
    const { invites, page } = await services.invites.listInvites(
      {
        which: enumOf(SETS.inviteList, which),
        groupId: query.group_id ?? '',
        state: enumOf(SETS.inviteState, query.state),
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
      'Allowed for the invited account, or for the account whose confirmed address was invited. The `token` of the emailed link also confirms the address. Accepting takes a seat of the plan; if none is free, the invitation remains pending.',
    auth: 'required',
    params: byId('invitation'),
    body: AnswerInvite,
    answer: {
      status: 200,
      description: 'The membership, manager or group that the invitation granted.',
      body: AcceptedInvite,
    },
    refuses: [
      'not_found',
      'invite.expired',
      'invite.other_address',
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
    refuses: ['not_found', 'invite.expired', 'invite.other_address', 'auth.unconfirmed_address'],
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
    summary: 'Unsubscribe from invitations',
    description:
      'For recipients of an invitation email. The token of its link is sent in the body or in the query; mail programs call this operation automatically (RFC 8058). From then on, no invitations are sent to that address, and inviters are not notified.',
    auth: 'none',
    tries: 'invite',
    query: stopQuery,
    body: StopInvites,
    file: ['application/x-www-form-urlencoded'],
    answer: { status: 204, description: 'Unsubscribed; no further invitations are sent to that address.' },
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
    summary: 'Delete an invitation',
    description:
      'Allowed for callers who manage the members of the group, and for the owner of the account or group that the invitation concerns.',
    auth: 'required',
    params: byId('invitation'),
    answer: { status: 204, description: 'Deleted; the invitation can no longer be accepted.' },
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
    summary: 'Get an invitation by its token',
    description:
      'Works with or without a sign-in. To join, call `POST /memberships` with the same token as `invite_token`, or `POST /users` for a new account. If a known link is no longer valid, the `params` of `invite.expired` contain the reason.',
    auth: 'none',
    tries: 'invite',
    body: OpenInvite,
    answer: { status: 200, description: 'The group, the inviter and some goods.', body: Invitation },
    refuses: ['invite.expired'],
  },
  async ({ body, call, services }) => {
    const seen = await services.invites.getInvitation({ token: body.token }, call);
    return {
      body: {
        invitation: {
          id: seen.id,
          kind: textOf(SETS.inviteKind, seen.kind) ?? 'member',
          group: seen.groupId ? { id: seen.groupId, name: seen.groupName, slug: seen.groupSlug } : null,
          inviter_name: seen.inviterName,
          account_name: seen.accountName,
          owner_name: seen.ownerName,
          sign_up_message: seen.signUpMessage,
          tag_form_label: seen.tagFormLabel,
          tag_form_placeholder: seen.tagFormPlaceholder,
          ...{ email: seen.email || null, has_account: seen.hasAccount, full: seen.full },
          ...{ group_description: seen.groupDescription, price_per_month: seen.pricePerMonth ?? null },
          expires_at: seen.expiresAt?.toISOString() ?? '',
        },
        goods: await publicGoods(services, seen.groupId, call),
      },
    };
  },
);

export const inviteRoutes = [create, list, remove, open, stop, accept, decline];
