import { actorSessionId, refused } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { toDevice } from '../security/security.mapper';
import { DeviceAnswer, NewDevice } from './device.schema';

const describe = route(
  {
    method: 'post',
    path: '/users/device',
    operationId: 'describeDevice',
    tag: 'Users',
    summary: 'Set the name of the device',
    description:
      'Names the device of the session, as shown by `GET /auth/sessions`. A repeated call replaces the names. Notifications to a registered browser end with the session.',
    auth: 'required',
    body: NewDevice,
    answer: { status: 201, description: 'The device.', body: DeviceAnswer },
    refuses: ['push.endpoint', 'push.keys', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { platform, device: name, app = '', endpoint, p256dh, auth } = body;
    const sessionId = actorSessionId(call.actor);
    if (sessionId === undefined) throw refused('token_expired');
    // First what may be refused.
    if (endpoint !== undefined && p256dh !== undefined && auth !== undefined)
      await services.pushTokens.createPushToken({ endpoint, p256dh, auth, sessionId }, call);
    const { device } = await services.security.describeDevice({ platform, device: name, app }, call);
    if (!device) throw refused('token_expired');
    return { body: { device: toDevice(device) } };
  },
);

export const deviceRoutes = [describe];
