import { enumOf, SETS, textOf } from '@kashikari/contracts';
import { notFound } from '@kashikari/kernel';
import { toGroup } from '../groups/group.mapper';
import { route } from '../rest/request-context';
import { toManager } from '../managers/manager.mapper';
import { toRoom } from '../plans/room';
import { toMembership } from '../memberships/membership.mapper';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './invite.contract';
import { toInvite } from '../sent-invites/invite.mapper';

const create = route(contract.createInvites, async ({ body, query, call, services }) => {
  const dryRun = (body.dry_run ?? query.dry_run) === true;
  const asked = { groupId: body.group_id, emails: body.emails, dryRun };
  const { invites, members, refused, ...room } = await services.invites.createInvites(asked, call);
  const told = { invites: invites.map(toInvite), members, refused };
  return dryRun ? { body: { ...told, ...toRoom(room) }, dryRun } : { body: told };
});

const list = route(contract.listInvites, async ({ query, call, services }) => {
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
});

const accept = route(contract.acceptInvite, async ({ params, body, call, services }) => {
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
});

const decline = route(contract.declineInvite, async ({ params, body, call, services }) => {
  const asked = { id: params.id, token: body.token ?? '' };
  const { invite } = await services.invites.declineInvite(asked, call);
  if (!invite) throw notFound('invite', params.id);
  return { body: { invite: toInvite(invite) } };
});

const stop = route(contract.stopInvites, async ({ body, query, call, services }) => {
  await services.invites.stopInvites({ token: body?.token ?? query.token ?? '' }, call);
  return {};
});

const remove = route(contract.deleteInvite, async ({ params, call, services }) => {
  await services.invites.deleteInvite({ id: params.id }, call);
  return {};
});

const open = route(contract.openInvite, async ({ body, call, services }) => {
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
});

export const inviteRoutes = [create, list, remove, open, stop, accept, decline];
