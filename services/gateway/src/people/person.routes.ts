import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toUser } from '../users/user.mapper';
import { userParams } from '../users/user.schema';
import { personBeside } from './person';
import { PersonAnswer } from './person.schema';

const tag = 'Users';

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

export const personRoutes = [getUser];
