import { defineRoute } from '../rest/route';
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

export const createGroup = defineRoute({
  method: 'post',
  path: '/groups',
  operationId: 'createGroup',
  tag,
  summary: 'Make a group',
  auth: 'required',
  body: NewGroup,
  answer: { status: 201, description: 'The new group, owned by the caller.', body: GroupAnswer },
  refuses: ['quota', 'group.slug_taken'],
});

export const listGroups = defineRoute({
  method: 'get',
  path: '/groups',
  operationId: 'listGroups',
  tag,
  summary: 'My groups',
  description: 'The groups that the caller owns or belongs to.',
  auth: 'required',
  query: groupQuery,
  answer: { status: 200, description: 'A page of groups.', body: GroupList },
});

export const getGroup = defineRoute({
  method: 'get',
  path: '/groups/{id}',
  operationId: 'getGroup',
  tag,
  summary: 'One group',
  description:
    'Somebody outside sees the name of a group that takes sign-ups. Of one that has stopped them, who has its address is told so, and otherwise nothing.',
  auth: 'optional',
  params: groupParams,
  answer: { status: 200, description: 'The group.', body: GroupAnswer },
  refuses: ['not_found', 'group.sign_up_disabled'],
  etag: true,
});

export const updateGroup = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/groups/{id}',
  operationId: 'updateGroup',
  tag,
  summary: 'Change a group',
  auth: 'required',
  params: groupParams,
  body: GroupPatch,
  ifMatch: true,
  answer: { status: 200, description: 'The group after the change.', body: GroupAnswer },
  refuses: ['not_found', 'forbidden', 'group.slug_taken', 'image.unknown'],
});

export const deleteGroup = defineRoute({
  method: 'delete',
  path: '/groups/{id}',
  operationId: 'deleteGroup',
  tag,
  summary: 'Delete a group',
  description: 'Outstanding bookings of goods that only stood in it are cancelled.',
  auth: 'required',
  params: groupParams,
  answer: { status: 204, description: 'Deleted.' },
  refuses: ['not_found', 'forbidden'],
});

export const listHeirs = defineRoute({
  method: 'get',
  path: '/groups/{id}/transfer',
  operationId: 'listHeirs',
  tag,
  summary: 'To whom a group may go',
  description: 'People in any of the owner’s groups, and accounts that the owner manages.',
  auth: 'required',
  params: groupParams,
  query: heirQuery,
  answer: { status: 200, description: 'A page of them, by name.', body: HeirList },
  refuses: ['not_found', 'forbidden'],
});

export const transferGroup = defineRoute({
  method: 'post',
  path: '/groups/{id}/transfer',
  operationId: 'transferGroup',
  tag,
  summary: 'Ask another account to have a group',
  description:
    'It goes over when they accept, within 14 days, and that can’t be undone. Who had it stays in it as a group owner; its members take seats of the other account’s plan.',
  auth: 'required',
  fresh: true,
  params: groupParams,
  body: Transfer,
  answer: { status: 202, description: 'The invitation; the group is as it was.', body: InviteAnswer },
  refuses: ['not_found', 'forbidden', 'group.heir', 'group.confirmation', 'invite.limit'],
});
