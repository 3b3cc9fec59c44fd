import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { toUser } from '../users/user.mapper';
import * as contract from './manager.contract';
import { toManager } from './manager.mapper';

const createManager = route(contract.createManager, async ({ body, call, services }) => {
  const { invite } = await services.managers.createManager({ email: body.email }, call);
  if (!invite) throw notFound('user', body.email);
  return { body: { invite: toInvite(invite) } };
});

const listManagers = route(contract.listManagers, async ({ call, services }) => {
  const { managers, users } = await services.managers.listManagers({}, call);
  return { body: { managers: managers.map(toManager), users: users.map(toUser) } };
});

const deleteManager = route(contract.deleteManager, async ({ params, call, services }) => {
  await services.managers.deleteManager({ id: params.id }, call);
  return {};
});

export const managerRoutes = [createManager, listManagers, deleteManager];
