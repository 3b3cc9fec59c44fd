import { type Call, notFound, refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toPushToken } from './push-token.mapper';
import type { Services } from '../clients/services';
import { byId } from '../schema/ids';
import { NewPushToken, PushTokenAnswer, PushTokenList } from './push-token.schema';

const tag = 'Users';

const list = route(
  {
    method: 'get',
    path: '/push_tokens',
    operationId: 'listPushTokens',
    tag,
    summary: 'List push tokens',
    description: 'Push tokens of the caller only. Not available to member cards.',
    auth: 'required',
    answer: { status: 200, description: 'The list, oldest first.', body: PushTokenList },
    refuses: ['forbidden'],
  },
  async ({ call, services }) => {
    const { pushTokens, applicationServerKey } = await services.pushTokens.listPushTokens({}, call);
    return {
      body: { push_tokens: pushTokens.map(toPushToken), application_server_key: applicationServerKey },
    };
  },
);

const create = route(
  {
    method: 'post',
    path: '/push_tokens',
    operationId: 'createPushToken',
    tag,
    summary: 'Create a push token',
    description:
      'Registers a `PushSubscription` of the Push API. A second registration of the same browser replaces the first. With more than 20 tokens, the oldest is deleted. Messages are encrypted for the browser (RFC 8291) and contain JSON: `title`, `body`, `path` to open, `lang`, `tag`.',
    auth: 'required',
    body: NewPushToken,
    answer: { status: 201, description: 'The new push token.', body: PushTokenAnswer },
    refuses: ['push.endpoint', 'push.keys', 'not_found', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { session_id: sessionId = '', ...keys } = body;
    if (sessionId) await refuseOthers(sessionId, services, call);
    const { pushToken } = await services.pushTokens.createPushToken({ ...keys, sessionId }, call);
    if (!pushToken) throw notFound('push_token', '');
    return { body: { push_token: toPushToken(pushToken) } };
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/push_tokens/{id}',
    operationId: 'deletePushToken',
    tag,
    summary: 'Delete a push token',
    auth: 'required',
    params: byId('push token'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.pushTokens.deletePushToken({ id: params.id }, call);
    return {};
  },
);

/**
 * @throws DomainError `not_found` for a session that has ended or belongs to another user. Its notifications would
 *   never end.
 */
async function refuseOthers(sessionId: string, { security }: Services, call: Call): Promise<void> {
  const { devices } = await security.listSessions({ refreshToken: '' }, call);
  if (!devices.some(({ id }) => id === sessionId)) throw refused('not_found', undefined, 'session_id');
}

export const pushTokenRoutes = [list, create, remove];
