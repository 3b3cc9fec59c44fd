import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { relatedUsers } from '../users/related-users';
import { toUser } from '../users/user.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './group.contract';
import { toGroup } from './group.mapper';
import type { Services } from '../clients/services';
import { type identity, PATCHES } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

const createGroup = route(contract.createGroup, async ({ body, call, services }) => {
  const { group } = await services.groups.createGroup(
    {
      name: body.name,
      slug: body.slug ?? '',
      description: body.description ?? '',
      passcode: body.passcode ?? '',
      acceptMemberGoods: body.accept_member_goods ?? false,
      memberBookingVisible: body.member_booking_visible ?? false,
      disableSignUp: body.disable_sign_up ?? false,
    },
    call,
  );
  return answer(group, '', call, services);
});

const listGroups = route(contract.listGroups, async ({ query, call, services }) => {
  const { groups, page } = await services.groups.listGroups({ page: toPageRequest(query) }, call);
  const users = await relatedUsers(services, groups.flatMap(peopleOf), call);
  return { body: { groups: groups.map(toGroup), users, meta: toMeta(query, page) } };
});

const getGroup = route(contract.getGroup, async ({ params, call, services }) => {
  const { group } = await services.groups.getGroup({ id: params.id }, call);
  return answer(group, params.id, call, services);
});

const updateGroup = route(contract.updateGroup, async ({ params, body, call, services, ifVersion }) => {
  const { group } = await services.groups.updateGroup(
    { id: params.id, patch: PATCHES.group.write(body), patchJson: JSON.stringify(body), ifVersion },
    call,
  );
  return answer(group, params.id, call, services);
});

const deleteGroup = route(contract.deleteGroup, async ({ params, call, services }) => {
  await services.groups.deleteGroup({ id: params.id }, call);
  return {};
});

const listHeirs = route(contract.listHeirs, async ({ params, query, call, services }) => {
  const asked = { groupId: params.id, match: query.match ?? '', page: toPageRequest(query) };
  const { users, page } = await services.groups.listHeirs(asked, call);
  return { body: { users: users.map(toUser), meta: toMeta(query, page) } };
});

const transferGroup = route(contract.transferGroup, async ({ params, body, call, services }) => {
  const asked = { groupId: params.id, userId: body.user_id, slug: body.slug };
  const { invite } = await services.groups.transferGroup(asked, call);
  if (!invite) throw notFound('group', params.id);
  return { body: { invite: toInvite(invite) } };
});

export const groupRoutes = [
  createGroup,
  listGroups,
  getGroup,
  updateGroup,
  deleteGroup,
  listHeirs,
  transferGroup,
];

async function answer(group: identity.Group | undefined, asked: string, call: Call, services: Services) {
  if (!group) throw notFound('group', asked);
  const users = await relatedUsers(services, peopleOf(group), call);
  return { body: { group: toGroup(group), users }, version: group.version };
}

function peopleOf({ ownerId, latestPost, pinnedPost }: identity.Group): string[] {
  return [ownerId, ...[latestPost, pinnedPost].flatMap((post) => (post ? [post.userId] : []))];
}
