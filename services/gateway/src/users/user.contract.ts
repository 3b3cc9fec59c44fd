import { defineRoute } from '../rest/route';
import { SessionAnswer } from './session-answer.schema';
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

export const createUser = defineRoute({
  method: 'post',
  path: '/users',
  operationId: 'createUser',
  tag,
  summary: 'Sign up',
  description: 'Registers a person or an organisation and signs in.',
  auth: 'none',
  limit: 'signUp',
  body: NewUser,
  answer: { status: 201, description: 'Registered and signed in.', body: SessionAnswer },
  refuses: ['user.email_taken', 'password.common'],
});

export const getCurrentUser = defineRoute({
  method: 'get',
  path: '/users/current',
  operationId: 'getCurrentUser',
  tag,
  summary: 'Who am I',
  auth: 'required',
  answer: { status: 200, description: 'The caller.', body: CurrentUserAnswer },
  etag: true,
});

export const getUser = defineRoute({
  method: 'get',
  path: '/users/{id}',
  operationId: 'getUser',
  tag,
  summary: 'One user',
  description: 'Private fields are null, unless the caller is the user or manages the account.',
  auth: 'optional',
  params: userParams,
  answer: { status: 200, description: 'The user.', body: UserAnswer },
  refuses: ['not_found'],
  etag: true,
});

export const updateUser = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/users/{id}',
  operationId: 'updateUser',
  tag,
  summary: 'Change settings of an account',
  description:
    'A new `email` counts when it is confirmed; until then the old one holds (`pending_email`), and is told.',
  auth: 'required',
  fresh: ['email', 'password'],
  params: userParams,
  body: UserPatch,
  ifMatch: true,
  answer: { status: 200, description: 'The user after the change.', body: UserUpdateAnswer },
  refuses: ['not_found', 'forbidden', 'user.email_taken', 'user.account_name_taken', 'password.common'],
});

export const deleteUser = defineRoute({
  method: 'delete',
  path: '/users/{id}',
  operationId: 'deleteUser',
  tag,
  summary: 'Delete an account',
  description:
    'Its groups, goods and bookings go too. The address is typed again, against a slip of the hand.',
  auth: 'required',
  fresh: true,
  params: userParams,
  body: UserDeletion,
  answer: { status: 204, description: 'Deleted.' },
  refuses: ['not_found', 'forbidden', 'user.email_mismatch', 'user.unreturned_bookings'],
});
