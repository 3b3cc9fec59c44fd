import { PATCHES, SETS, wordOf } from '@kashikari/contracts';
import { unlessAway } from '../mappers/related';
import { route } from '../rest/request-context';
import { toUser, toUserName } from './user.mapper';
import { notFound } from '@kashikari/kernel';
import {
  CurrentUserAnswer,
  UserDeletion,
  UserList,
  UserPatch,
  UserUpdateAnswer,
  userParams,
} from './user.schema';

const tag = 'Users';

const getCurrentUser = route(
  {
    method: 'get',
    path: '/users/current',
    operationId: 'getCurrentUser',
    tag,
    summary: 'Get the signed-in user',
    auth: 'required',
    answer: { status: 200, description: 'The signed-in user.', body: CurrentUserAnswer },
    etag: true,
  },
  async ({ call, services, sender }) => {
    const [{ user }, { added, managed }, plan] = await Promise.all([
      services.accounts.getUser({ id: 'current' }, call),
      services.accounts.listAccounts({}, call),
      call.actor.kind === 'user' ? unlessAway(services.plans.getSubscription({}, call), null) : null,
    ]);
    if (!user) throw notFound('user', 'current');
    const shown = {
      ...toUser(user),
      subscription: plan?.plan ? { plan: wordOf(SETS.planId, plan.plan.id) } : null,
      managing_users: managed.map(toUserName),
      accounts: added.map(toUserName),
    };
    return { body: { user: shown, token: sender.token ?? '' }, version: user.version };
  },
);

const listUsers = route(
  {
    method: 'get',
    path: '/users',
    operationId: 'listUsers',
    tag,
    summary: 'List users',
    description: 'The caller, followed by the accounts that the caller manages.',
    auth: 'required',
    answer: { status: 200, description: 'The complete list.', body: UserList },
  },
  async ({ call, services }) => {
    const [{ user }, { managed }] = await Promise.all([
      services.accounts.getUser({ id: 'current' }, call),
      services.accounts.listAccounts({}, call),
    ]);
    return { body: { users: [...(user ? [user] : []), ...managed].map(toUser) } };
  },
);

const updateUser = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/users/{id}',
    operationId: 'updateUser',
    tag,
    summary: 'Update a user',
    description:
      'A new `email` takes effect when it is confirmed. Until then it is `pending_email`, and the old address remains in use and is notified.',
    auth: 'required',
    fresh: ['email', 'password'],
    params: userParams,
    body: UserPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The user after the change.', body: UserUpdateAnswer },
    refuses: [
      ...(['not_found', 'forbidden', 'user.email_taken', 'user.account_name_taken'] as const),
      ...(['user.account_name_first', 'password.common', 'plan.required'] as const),
    ],
  },
  async ({ params, body, call, services, ifVersion }) => {
    const { refresh_token: refreshToken = '', ...patch } = body;
    const { user } = await services.accounts.updateUser(
      {
        id: params.id,
        patch: PATCHES.user.write(patch),
        ifVersion,
        refreshToken,
      },
      call,
    );
    if (!user) throw notFound('user', params.id);
    const shown = toUser(user);
    return { body: { user: shown, pending_email: shown.pending_email }, version: user.version };
  },
);

const deleteUser = route(
  {
    method: 'delete',
    path: '/users/{id}',
    operationId: 'deleteUser',
    tag,
    summary: 'Delete a user',
    description:
      'Also deletes the groups, goods and bookings of the account. The body repeats the email address, or the name of an added account, as confirmation. Accounts that a user added are deleted before the first one.',
    auth: 'required',
    fresh: true,
    params: userParams,
    body: UserDeletion,
    answer: { status: 204, description: 'Deleted.' },
    refuses: [
      ...(['not_found', 'forbidden', 'user.email_mismatch', 'user.unreturned_bookings'] as const),
      ...(['user.account_name_mismatch', 'user.has_accounts', 'user.money_open'] as const),
    ],
  },
  async ({ params, body, call, services }) => {
    const { email = '', account_name: accountName } = body;
    await services.accounts.deleteUser({ id: params.id, email, accountName }, call);
    return {};
  },
);

export const userRoutes = [listUsers, getCurrentUser, updateUser, deleteUser];
