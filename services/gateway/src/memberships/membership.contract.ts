import { defineRoute } from '../rest/route';
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

export const createMembership = defineRoute({
  method: 'post',
  path: '/memberships',
  operationId: 'createMembership',
  tag,
  summary: 'Join a group, or invite somebody',
  description:
    'With `email` or `user_id` of another, who manages the members invites that person, who accepts or declines; the answer is the same whether there is such an account.',
  auth: 'required',
  body: NewMembership,
  answer: {
    status: 201,
    description: 'The new membership.',
    body: MembershipAnswer,
    accepted: { description: 'The invitation of somebody else.', body: InviteAnswer },
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
    'invite.expired',
  ],
});

export const listMemberships = defineRoute({
  method: 'get',
  path: '/memberships',
  operationId: 'listMemberships',
  tag,
  summary: 'Members of a group, or groups of a user',
  description: 'Without `group_id` and `user_id`: the caller’s own memberships.',
  auth: 'required',
  query: membershipQuery,
  answer: { status: 200, description: 'A page of memberships.', body: MembershipList },
  refuses: ['not_found'],
});

export const updateMembership = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/memberships/{id}',
  operationId: 'updateMembership',
  tag,
  summary: 'Change a membership',
  auth: 'required',
  params: byId('membership'),
  body: MembershipPatch,
  answer: { status: 200, description: 'The membership after the change.', body: MembershipAnswer },
  refuses: ['not_found', 'forbidden', 'membership.last_owner', 'plan_limit'],
});

export const bulkUpdateMemberships = defineRoute({
  method: 'put',
  path: '/memberships/bulk_update',
  operationId: 'bulkUpdateMemberships',
  tag,
  summary: 'Change or remove many members',
  description:
    'Each with its own outcome, in the order asked: what can’t be done to one (`membership.active_bookings`, `membership.group_owner`, `plan_limit`, …) is told of that one, and the others go on.',
  auth: 'required',
  body: BulkMemberships,
  answer: { status: 200, description: 'What became of each.', body: BulkMembershipsAnswer },
});

export const deleteMembership = defineRoute({
  method: 'delete',
  path: '/memberships/{id}',
  operationId: 'deleteMembership',
  tag,
  summary: 'Leave a group, or remove somebody',
  auth: 'required',
  params: byId('membership'),
  answer: { status: 204, description: 'Removed.' },
  refuses: ['not_found', 'forbidden', 'membership.active_bookings', 'membership.last_owner'],
});
