import { PATCHES } from '@kashikari/contracts';
import { toOutcome } from '../errors/outcome';
import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { relatedUsers } from '../users/related-users';
import { toUser } from '../users/user.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toMembership } from './membership.mapper';
import { toMembershipsWithBookings } from './member-bookings';
import { InviteAnswer } from '../sent-invites/invite.schema';
import { byId } from '../schema/ids';
import {
  BulkMemberships,
  BulkMembershipsAnswer,
  MembershipAnswer,
  MembershipList,
  MembershipPatch,
  NewMembership,
  membershipQuery,
} from './membership.schema';

const tag = 'Memberships';

const createMembership = route(
  {
    method: 'post',
    path: '/memberships',
    operationId: 'createMembership',
    tag,
    summary: 'Create a membership or an invitation',
    description:
      'Without `email` and `user_id`, the caller joins the group. With the `email` or `user_id` of another person, a caller who manages the members sends an invitation, which that person accepts or declines. The response is the same whether or not such an account exists.',
    auth: 'required',
    body: NewMembership,
    answer: {
      status: 201,
      description: 'The new membership.',
      body: MembershipAnswer,
      accepted: { description: 'The invitation of the other person.', body: InviteAnswer },
    },
    refuses: [
      'not_found',
      'forbidden',
      'group.passcode',
      'group.sign_up_disabled',
      'membership.exists',
      'plan_limit',
      'auth.unconfirmed_address',
      'invite.limit',
      'invite.expired',
      'invite.other_address',
    ],
  },
  async ({ body, call, services }) => {
    const { membership, group, invite } = await services.memberships.createMembership(
      {
        groupId: body.group_id,
        passcode: body.passcode ?? '',
        email: body.email ?? '',
        userId: body.user_id ?? '',
        inviteToken: body.invite_token ?? '',
        tags: body.tags ?? [],
      },
      call,
    );
    if (invite) return { accepted: true, body: { invite: toInvite(invite) } };
    if (!membership) throw notFound('group', body.group_id);
    const users = await relatedUsers(services, [membership.userId], call);
    return { body: { membership: toMembership(membership), users, groups: group ? [toGroup(group)] : [] } };
  },
);

const listMemberships = route(
  {
    method: 'get',
    path: '/memberships',
    operationId: 'listMemberships',
    tag,
    summary: 'List memberships',
    description:
      'Lists the members of a group or the groups of a user. Without `group_id` and `user_id`: the caller’s memberships.',
    auth: 'required',
    query: membershipQuery,
    answer: { status: 200, description: 'A page of memberships.', body: MembershipList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const answer = await services.memberships.listMemberships(
      {
        groupId: query.group_id ?? '',
        userId: query.user_id ?? '',
        match: query.match ?? '',
        page: toPageRequest(query),
      },
      call,
    );
    return {
      body: {
        memberships: await toMembershipsWithBookings(services, answer.memberships, call),
        users: answer.users.map(toUser),
        groups: answer.groups.map(toGroup),
        meta: toMeta(query, answer.page),
      },
    };
  },
);

const updateMembership = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/memberships/{id}',
    operationId: 'updateMembership',
    tag,
    summary: 'Update a membership',
    auth: 'required',
    params: byId('membership'),
    body: MembershipPatch,
    answer: { status: 200, description: 'The membership after the change.', body: MembershipAnswer },
    refuses: ['not_found', 'forbidden', 'membership.last_owner', 'membership.fee_unpaid', 'plan_limit'],
  },
  async ({ params, body, call, services }) => {
    const { membership } = await services.memberships.updateMembership(
      { id: params.id, patch: PATCHES.membership.write(body) },
      call,
    );
    if (!membership) throw notFound('membership', params.id);
    const users = await relatedUsers(services, [membership.userId], call);
    return { body: { membership: toMembership(membership), users, groups: [] } };
  },
);

const deleteMembership = route(
  {
    method: 'delete',
    path: '/memberships/{id}',
    operationId: 'deleteMembership',
    tag,
    summary: 'Delete a membership',
    auth: 'required',
    params: byId('membership'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'membership.active_bookings', 'membership.last_owner'],
  },
  async ({ params, call, services }) => {
    await services.memberships.deleteMembership({ id: params.id }, call);
    return {};
  },
);

const bulkUpdateMemberships = route(
  {
    method: 'put',
    path: '/memberships/bulk_update',
    operationId: 'bulkUpdateMemberships',
    tag,
    summary: 'Update or delete several memberships',
    description:
      'Each membership has an outcome, in the order of the request. A refusal for one (`membership.active_bookings`, `membership.group_owner`, `plan_limit`, …) does not affect the others.',
    auth: 'required',
    body: BulkMemberships,
    answer: { status: 200, description: 'The outcome of each.', body: BulkMembershipsAnswer },
  },
  async ({ body, call, services }) => {
    const { membership_ids: ids, remove = false, ...patch } = body;
    const { outcomes } = await services.memberships.bulkUpdateMemberships(
      { ids, remove, patch: PATCHES.membership.write(patch) },
      call,
    );
    return {
      body: {
        outcomes: outcomes.map((one) => ({ membership_id: one.id, ...toOutcome(one, call.locale) })),
        memberships: outcomes.flatMap(({ membership }) => (membership ? [toMembership(membership)] : [])),
      },
    };
  },
);

export const membershipRoutes = [
  createMembership,
  listMemberships,
  updateMembership,
  bulkUpdateMemberships,
  deleteMembership,
];
