import { defineRoute } from '../rest/route';
import { InviteAnswer } from '../sent-invites/invite.schema';
import { byId } from '../schema/ids';
import { ManagerList, NewManager } from './manager.schema';

const tag = 'Managers';

export const createManager = defineRoute({
  method: 'post',
  path: '/managers',
  operationId: 'createManager',
  tag,
  summary: 'Ask somebody to act for my account',
  description:
    'It begins when they accept, from an account whose address is confirmed. The answer is the same whether the address has an account.',
  auth: 'required',
  fresh: true,
  body: NewManager,
  answer: { status: 202, description: 'The invitation; a mail is on its way.', body: InviteAnswer },
  refuses: ['manager.exists', 'auth.unconfirmed_address', 'invite.limit'],
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
  fresh: true,
  params: byId('manager'),
  answer: { status: 204, description: 'Ended.' },
  refuses: ['not_found', 'forbidden'],
});
