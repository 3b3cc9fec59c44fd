import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toInvite } from '../sent-invites/invite.mapper';
import { toUser } from '../users/user.mapper';
import { toManager } from './manager.mapper';
import { InviteAnswer } from '../sent-invites/invite.schema';
import { byId } from '../schema/ids';
import { ManagerList, NewManager } from './manager.schema';

const tag = 'Managers';

const createManager = route(
  {
    method: 'post',
    path: '/managers',
    operationId: 'createManager',
    tag,
    summary: 'Invite a manager',
    description:
      'The invited person acts for the account after accepting the invitation, from an account with a confirmed address. The response is the same whether or not the address has an account.',
    auth: 'required',
    fresh: true,
    body: NewManager,
    answer: { status: 202, description: 'The invitation; an email will be sent.', body: InviteAnswer },
    refuses: ['manager.exists', 'auth.unconfirmed_address', 'invite.limit'],
  },
  async ({ body, call, services }) => {
    const { invite } = await services.managers.createManager({ email: body.email }, call);
    if (!invite) throw notFound('user', body.email);
    return { body: { invite: toInvite(invite) } };
  },
);

const listManagers = route(
  {
    method: 'get',
    path: '/managers',
    operationId: 'listManagers',
    tag,
    summary: 'List managers',
    auth: 'required',
    answer: { status: 200, description: 'The complete list.', body: ManagerList },
  },
  async ({ call, services }) => {
    const { managers, users } = await services.managers.listManagers({}, call);
    return { body: { managers: managers.map(toManager), users: users.map(toUser) } };
  },
);

const deleteManager = route(
  {
    method: 'delete',
    path: '/managers/{id}',
    operationId: 'deleteManager',
    tag,
    summary: 'Delete a manager',
    auth: 'required',
    fresh: true,
    params: byId('manager'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.managers.deleteManager({ id: params.id }, call);
    return {};
  },
);

export const managerRoutes = [createManager, listManagers, deleteManager];
