import { defineRoute } from '../http/route';
import { byId } from '../schema/ids';
import { ManagerAnswer, ManagerList, NewManager } from './manager.schema';

const tag = 'Managers';

export const createManager = defineRoute({
  method: 'post',
  path: '/managers',
  operationId: 'createManager',
  tag,
  summary: 'Let somebody act for my account',
  auth: 'required',
  body: NewManager,
  answer: { status: 201, description: 'The new manager.', body: ManagerAnswer },
  refuses: ['manager.exists', 'manager.unknown_email'],
});

export const listManagers = defineRoute({
  method: 'get',
  path: '/managers',
  operationId: 'listManagers',
  tag,
  summary: 'My managers, and the accounts that I manage',
  auth: 'required',
  answer: { status: 200, description: 'All of them.', body: ManagerList },
});

export const deleteManager = defineRoute({
  method: 'delete',
  path: '/managers/{id}',
  operationId: 'deleteManager',
  tag,
  summary: 'End a manager’s rights',
  auth: 'required',
  params: byId('manager'),
  answer: { status: 204, description: 'Ended.' },
  refuses: ['not_found', 'forbidden'],
});
