import { PATCHES } from '@kashikari/contracts';
import { toOutcome } from '../errors/outcome';
import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { relatedUsers } from '../users/related-users';
import { toUser } from '../users/user.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './membership.contract';
import { toMembership } from './membership.mapper';

const createMembership = route(contract.createMembership, async ({ body, call, services }) => {
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
});

const listMemberships = route(contract.listMemberships, async ({ query, call, services }) => {
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
      memberships: answer.memberships.map(toMembership),
      users: answer.users.map(toUser),
      groups: answer.groups.map(toGroup),
      meta: toMeta(query, answer.page),
    },
  };
});

const updateMembership = route(contract.updateMembership, async ({ params, body, call, services }) => {
  const { membership } = await services.memberships.updateMembership(
    { id: params.id, patch: PATCHES.membership.write(body), patchJson: JSON.stringify(body) },
    call,
  );
  if (!membership) throw notFound('membership', params.id);
  const users = await relatedUsers(services, [membership.userId], call);
  return { body: { membership: toMembership(membership), users, groups: [] } };
});

const deleteMembership = route(contract.deleteMembership, async ({ params, call, services }) => {
  await services.memberships.deleteMembership({ id: params.id }, call);
  return {};
});

const bulkUpdateMemberships = route(contract.bulkUpdateMemberships, async ({ body, call, services }) => {
  const { membership_ids: ids, remove = false, ...patch } = body;
  const { outcomes } = await services.memberships.bulkUpdateMemberships(
    { ids, remove, patch: PATCHES.membership.write(patch), patchJson: JSON.stringify(patch) },
    call,
  );
  return {
    body: {
      outcomes: outcomes.map((one) => ({ membership_id: one.id, ...toOutcome(one, call.locale) })),
      memberships: outcomes.flatMap(({ membership }) => (membership ? [toMembership(membership)] : [])),
    },
  };
});

export const membershipRoutes = [
  createMembership,
  listMemberships,
  updateMembership,
  bulkUpdateMemberships,
  deleteMembership,
];
