import { notFound, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { relatedUsers } from '../users/related-users';
import { toUser } from '../users/user.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toGroup } from './group.mapper';
import type { Services } from '../clients/services';
import { type identity, PATCHES } from '@kashikari/contracts';
import { InviteAnswer } from '../sent-invites/invite.schema';
import {
  GroupAnswer,
  GroupList,
  GroupPatch,
  HeirList,
  NewGroup,
  Transfer,
  groupParams,
  groupQuery,
  heirQuery,
} from './group.schema';

const tag = 'Groups';

const createGroup = route(
  {
    method: 'post',
    path: '/groups',
    operationId: 'createGroup',
    tag,
    summary: 'Create a group',
    auth: 'required',
    body: NewGroup,
    answer: { status: 201, description: 'The new group, owned by the caller.', body: GroupAnswer },
    refuses: ['quota', 'group.slug_taken'],
  },
  async ({ body, call, services }) => {
    const { group } = await services.groups.createGroup(
      {
        name: body.name,
        slug: body.slug ?? '',
        description: body.description ?? '',
        passcode: body.passcode ?? '',
        acceptMemberGoods: body.accept_member_goods ?? false,
        memberBookingVisible: body.member_booking_visible ?? false,
        disableSignUp: body.disable_sign_up ?? false,
        signUpMessage: body.sign_up_message ?? '',
        tagFormLabel: body.tag_form_label ?? '',
        tagFormPlaceholder: body.tag_form_placeholder ?? '',
        pricePerMonth: body.price_per_month,
      },
      call,
    );
    return answer(group, '', call, services);
  },
);

const listGroups = route(
  {
    method: 'get',
    path: '/groups',
    operationId: 'listGroups',
    tag,
    summary: 'List groups',
    description: 'Groups that the caller owns or is a member of.',
    auth: 'required',
    query: groupQuery,
    answer: { status: 200, description: 'A page of groups.', body: GroupList },
  },
  async ({ query, call, services }) => {
    const { groups, page } = await services.groups.listGroups({ page: toPageRequest(query) }, call);
    const users = await relatedUsers(services, groups.flatMap(peopleOf), call);
    return { body: { groups: groups.map(toGroup), users, meta: toMeta(query, page) } };
  },
);

const getGroup = route(
  {
    method: 'get',
    path: '/groups/{id}',
    operationId: 'getGroup',
    tag,
    summary: 'Get a group',
    description:
      'Callers outside the group see the name of a group that is open for sign-up. If sign-up is disabled, they see only that fact.',
    auth: 'optional',
    params: groupParams,
    answer: { status: 200, description: 'The group.', body: GroupAnswer },
    refuses: ['not_found', 'group.sign_up_disabled'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { group } = await services.groups.getGroup({ id: params.id }, call);
    return answer(group, params.id, call, services);
  },
);

const updateGroup = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/groups/{id}',
    operationId: 'updateGroup',
    tag,
    summary: 'Update a group',
    auth: 'required',
    params: groupParams,
    body: GroupPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The group after the change.', body: GroupAnswer },
    refuses: ['not_found', 'forbidden', 'group.slug_taken', 'image.unknown'],
  },
  async ({ params, body, call, services, ifVersion }) => {
    const { group } = await services.groups.updateGroup(
      { id: params.id, patch: PATCHES.group.write(body), ifVersion },
      call,
    );
    return answer(group, params.id, call, services);
  },
);

const deleteGroup = route(
  {
    method: 'delete',
    path: '/groups/{id}',
    operationId: 'deleteGroup',
    tag,
    summary: 'Delete a group',
    description: 'Cancels outstanding bookings of goods that are in no other group.',
    auth: 'required',
    params: groupParams,
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.groups.deleteGroup({ id: params.id }, call);
    return {};
  },
);

const listHeirs = route(
  {
    method: 'get',
    path: '/groups/{id}/transfer',
    operationId: 'listHeirs',
    tag,
    summary: 'List possible new owners of a group',
    description: 'People in any of the owner’s groups, and accounts that the owner manages.',
    auth: 'required',
    params: groupParams,
    query: heirQuery,
    answer: { status: 200, description: 'A page of possible new owners, by name.', body: HeirList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, query, call, services }) => {
    const asked = { groupId: params.id, match: query.match ?? '', page: toPageRequest(query) };
    const { users, page } = await services.groups.listHeirs(asked, call);
    return { body: { users: users.map(toUser), meta: toMeta(query, page) } };
  },
);

const transferGroup = route(
  {
    method: 'post',
    path: '/groups/{id}/transfer',
    operationId: 'transferGroup',
    tag,
    summary: 'Request the transfer of a group',
    description:
      'The transfer happens when the other account accepts, within 14 days, and cannot be undone. The previous owner remains in the group as a group owner. Its members then take seats of the other account’s plan.',
    auth: 'required',
    fresh: true,
    params: groupParams,
    body: Transfer,
    answer: {
      status: 202,
      description: 'The invitation; the group is unchanged until it is accepted.',
      body: InviteAnswer,
    },
    refuses: ['not_found', 'forbidden', 'group.heir', 'group.confirmation', 'invite.limit'],
  },
  async ({ params, body, call, services }) => {
    const asked = { groupId: params.id, userId: body.user_id, slug: body.slug };
    const { invite } = await services.groups.transferGroup(asked, call);
    if (!invite) throw notFound('group', params.id);
    return { body: { invite: toInvite(invite) } };
  },
);

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
