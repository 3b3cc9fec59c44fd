import { type Call, notFound, refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import * as contract from './push-token.contract';
import { toPushToken } from './push-token.mapper';
import type { Services } from '../clients/services';

const list = route(contract.listPushTokens, async ({ call, services }) => {
  const { pushTokens, applicationServerKey } = await services.pushTokens.listPushTokens({}, call);
  return {
    body: { push_tokens: pushTokens.map(toPushToken), application_server_key: applicationServerKey },
  };
});

const create = route(contract.createPushToken, async ({ body, call, services }) => {
  const { session_id: sessionId = '', ...keys } = body;
  if (sessionId) await refuseOthers(sessionId, services, call);
  const { pushToken } = await services.pushTokens.createPushToken({ ...keys, sessionId }, call);
  if (!pushToken) throw notFound('push_token', '');
  return { body: { push_token: toPushToken(pushToken) } };
});

const remove = route(contract.deletePushToken, async ({ params, call, services }) => {
  await services.pushTokens.deletePushToken({ id: params.id }, call);
  return {};
});

/** A session that is over, or is somebody else's, would never end what is told there. */
async function refuseOthers(sessionId: string, { security }: Services, call: Call): Promise<void> {
  const { devices } = await security.listSessions({ refreshToken: '' }, call);
  if (!devices.some(({ id }) => id === sessionId)) throw refused('not_found', undefined, 'session_id');
}

export const pushTokenRoutes = [list, create, remove];
