import { PATCHES, SETS, wordOf } from '@kashikari/contracts';
import { unlessAway } from '../clients/unless-away';
import { route } from '../rest/request-context';
import { personBeside } from './person';
import { toUser } from './user.mapper';
import { notFound } from '@kashikari/kernel';
import { PersonAnswer } from './person.schema';
import { CurrentUserAnswer, UserDeletion, UserPatch, UserUpdateAnswer, userParams } from './user.schema';

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
    const [{ user }, plan] = await Promise.all([
      services.accounts.getUser({ id: 'current' }, call),
      call.actor.kind === 'user' ? unlessAway(services.plans.getSubscription({}, call)) : null,
    ]);
    if (!user) throw notFound('user', 'current');
    const subscription = plan?.plan ? { plan: wordOf(SETS.planId, plan.plan.id) } : null;
    return {
      body: { user: { ...toUser(user), subscription }, token: sender.token ?? '' },
      version: user.version,
    };
  },
);

const getUser = route(
  {
    method: 'get',
    path: '/users/{id}',
    operationId: 'getUser',
    tag,
    summary: 'Get a user',
    description:
      'Private fields are null unless the caller is the user or manages the account. `groups` are those that the caller shares with the user.',
    auth: 'optional',
    params: userParams,
    answer: { status: 200, description: 'The user.', body: PersonAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { user } = await services.accounts.getUser({ id: params.id }, call);
    if (!user) throw notFound('user', params.id);
    return { body: await personBeside(services, toUser(user), call), version: user.version };
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
      ...(['password.common', 'plan.required'] as const),
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
      'Also deletes the groups, goods and bookings of the account. The body repeats the email address as confirmation.',
    auth: 'required',
    fresh: true,
    params: userParams,
    body: UserDeletion,
    answer: { status: 204, description: 'Deleted.' },
    refuses: [
      ...(['not_found', 'forbidden', 'user.email_mismatch', 'user.unreturned_bookings'] as const),
      'user.money_open',
    ],
  },
  async ({ params, body, call, services }) => {
    await services.accounts.deleteUser({ id: params.id, email: body.email }, call);
    return {};
  },
);

export const userRoutes = [getCurrentUser, getUser, updateUser, deleteUser];
