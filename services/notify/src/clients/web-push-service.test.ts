import { createECDH, randomBytes } from 'node:crypto';
import { OutboundClient } from '@kashikari/platform';
import { vapidKeys } from './vapid';
import { WebPushService } from './web-push-service';

const keys = vapidKeys({ KASHIKARI_SECRET: randomBytes(32).toString('base64') }, undefined);
const service = new WebPushService(keys, 'mailto:us@example.org', new OutboundClient());
const browser = createECDH('prime256v1');
browser.generateKeys();

const to = {
  endpoint: 'https://localhost/browser',
  p256dh: browser.getPublicKey('base64url'),
  auth: randomBytes(16).toString('base64url'),
  serverKey: service.key,
};
const send = (wrong: Partial<typeof to>) =>
  service.send(
    { to: { ...to, ...wrong }, template: 'new_post', payload: '{}', tag: 'a', urgency: 'low', ttl: 60 },
    new AbortController().signal,
  );

describe('what goes to a browser', () => {
  it('never goes to where a name inside leads', async () => {
    expect(await send({})).toEqual({ kind: 'gone', reason: 'private_address' });
  });

  it.each(['https://169.254.169.254/a', 'https://0x7f.1/a', 'https://[::ffff:10.0.0.1]/a'])(
    'never goes to a private address, which asks for no name: %s',
    async (endpoint) => expect(await send({ endpoint })).toEqual({ kind: 'gone', reason: 'private_address' }),
  );

  it('never goes to who was subscribed with a key that we do not have, or has none itself', async () => {
    expect(await send({ serverKey: 'another' })).toEqual({ kind: 'gone', reason: 'server_key' });
    expect(await send({ p256dh: `B${'a'.repeat(86)}` })).toEqual({ kind: 'gone', reason: 'keys' });
  });
});
