import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { NewPushToken, PushTokenAnswer, PushTokenList } from './push-token.schema';

const tag = 'Users';

export const listPushTokens = defineRoute({
  method: 'get',
  path: '/push_tokens',
  operationId: 'listPushTokens',
  tag,
  summary: 'The browsers in which I am told of news',
  description: 'One’s own alone. A member card has none.',
  auth: 'required',
  answer: { status: 200, description: 'The oldest first.', body: PushTokenList },
  refuses: ['forbidden'],
});

export const createPushToken = defineRoute({
  method: 'post',
  path: '/push_tokens',
  operationId: 'createPushToken',
  tag,
  summary: 'Tell me of news in this browser, too',
  description:
    'What the Push API gave (`PushSubscription`). The same browser again takes its own place; beyond 20 the oldest goes. Messages are encrypted for the browser (RFC 8291) and hold JSON: `title`, `body`, `path` to open, `lang`, `tag`.',
  auth: 'required',
  body: NewPushToken,
  answer: { status: 201, description: 'It is told from now on.', body: PushTokenAnswer },
  refuses: ['push.endpoint', 'push.keys', 'not_found', 'forbidden'],
});

export const deletePushToken = defineRoute({
  method: 'delete',
  path: '/push_tokens/{id}',
  operationId: 'deletePushToken',
  tag,
  summary: 'Tell me nothing more in a browser',
  auth: 'required',
  params: byId('push token'),
  answer: { status: 204, description: 'It is told nothing more.' },
  refuses: ['not_found', 'forbidden'],
});
