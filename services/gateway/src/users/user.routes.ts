import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { refuseSignUp } from '../shells/ways';
import { toSession } from './session-answer.mapper';
import { toUser } from './user.mapper';
import { notFound } from '@kashikari/kernel';
import { toMembership } from '../memberships/membership.mapper';
import { SignUpAnswer } from './sign-up-answer.schema';
import {
  CurrentUserAnswer,
  NewUser,
  UserAnswer,
  UserDeletion,
  UserPatch,
  UserUpdateAnswer,
  userParams,
} from './user.schema';

const tag = 'Users';

const createUser = route(
  {
    method: 'post',
    path: '/users',
    operationId: 'createUser',
    tag,
    summary: 'Sign up',
    description:
      'Registers a person or an organization, and signs in. With the `invite_token` of a mailed invitation, the account also joins the group at once. If the plan of the group has no seat, nothing is registered, and the owner is notified.',
    auth: 'none',
    limit: 'signUp',
    body: NewUser,
    answer: { status: 201, description: 'Registered and signed in.', body: SignUpAnswer },
    refuses: [
      'user.email_taken',
      'invite.expired',
      'invite.other_address',
      'plan_limit',
      'password.common',
      'auth.way_off',
      'auth.use_provider',
      'auth.invited_only',
    ],
  },
  async ({ body, call, services, sender, shell }) => {
    refuseSignUp(shell);
    const { time_zone: timeZone, account_name: _later, invite_token: token, tags = [], ...person } = body;
    const { address, isTrusted: trustedNetwork, userAgent, knownBrowser: before } = sender;
    const { user, session, knownBrowser, membership } = await services.accounts.signUp(
      {
        ...person,
        // identity requires one of those who have no invitation.
        password: person.password ?? '',
        invited: token === undefined ? undefined : { token, tags },
        locale: enumOf(SETS.locale, person.locale),
        ...{ timeZone, address, trustedNetwork, userAgent, knownBrowser: { tokens: [...before] } },
      },
      call,
    );
    const { body: signedIn, ...kept } = toSession(user, session);
    const answer = { ...signedIn, ...(membership && { membership: toMembership(membership) }) };
    return { ...kept, body: answer, knownBrowser: knownBrowser?.tokens };
  },
);

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
    const { user } = await services.accounts.getUser({ id: 'current' }, call);
    if (!user) throw notFound('user', 'current');
    return { body: { user: toUser(user), token: sender.token ?? '' }, version: user.version };
  },
);

const getUser = route(
  {
    method: 'get',
    path: '/users/{id}',
    operationId: 'getUser',
    tag,
    summary: 'Get a user',
    description: 'Private fields are null unless the caller is the user or manages the account.',
    auth: 'optional',
    params: userParams,
    answer: { status: 200, description: 'The user.', body: UserAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { user } = await services.accounts.getUser({ id: params.id }, call);
    if (!user) throw notFound('user', params.id);
    return { body: { user: toUser(user) }, version: user.version };
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
    refuses: ['not_found', 'forbidden', 'user.email_taken', 'user.account_name_taken', 'password.common'],
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
      'Also deletes the groups, goods and bookings of the account. The body repeats the email address, as a protection against mistakes.',
    auth: 'required',
    fresh: true,
    params: userParams,
    body: UserDeletion,
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'user.email_mismatch', 'user.unreturned_bookings'],
  },
  async ({ params, body, call, services }) => {
    await services.accounts.deleteUser({ id: params.id, email: body.email }, call);
    return {};
  },
);

export const userRoutes = [createUser, getCurrentUser, getUser, updateUser, deleteUser];
