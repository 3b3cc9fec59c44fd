import { Webhook } from 'standardwebhooks';
import { whenLong } from '../../../packages/platform/src/testing/budget';
import { readByPython } from './python-reader';
import { booked, makeWebhook, startWebhooks, webhooksOf } from './webhook-world';

const MINUTE = 60_000;

let webhookWorld: Awaited<ReturnType<typeof startWebhooks>>;
/** Secrets before and after a rotation, and the delivery that both sign. */
let secrets: readonly string[];
let body: string;
let headers: Record<string, string>;

beforeAll(async () => {
  webhookWorld = await startWebhooks();
  const { world, receiver, settle } = webhookWorld;
  const made = await makeWebhook(world, receiver.url);
  const { secret } = await webhooksOf(world).rotateWebhookSecret({ id: made.id });
  secrets = [made.secret, secret];
  await world.service.publish(booked('b1'));
  await settle();
  const [delivery] = receiver.received;
  body = delivery!.body;
  headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(delivery!.headers[name]),
    ]),
  );
});
afterAll(() => webhookWorld.stop());
afterEach(() => jest.restoreAllMocks());

/** An independent implementation of Standard Webhooks: https://www.npmjs.com/package/standardwebhooks. */
const read = (secret: string, text = body) => new Webhook(secret).verify(text, headers);
const changed = () => body.replace('b1', 'b2');

describe('a delivery read by standardwebhooks of npm', () => {
  it('is accepted with the new secret and, after a rotation, with the one before', () => {
    expect(secrets[0]).not.toBe(secrets[1]);
    for (const secret of secrets)
      expect(read(secret)).toMatchObject({ type: 'booking.created', data: { id: 'b1' } });
  });

  it('is refused with a changed body, and with another secret', () => {
    expect(() => read(secrets[1]!, changed())).toThrow('No matching signature found');
    expect(() => read(`whsec_${'A'.repeat(43)}=`)).toThrow('No matching signature found');
  });

  it('is refused five minutes later', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Number(headers['webhook-timestamp']) * 1_000 + 6 * MINUTE);
    expect(() => read(secrets[1]!)).toThrow('Message timestamp too old');
  });
});

whenLong(() =>
  describe('a delivery read by standardwebhooks of PyPI', () => {
    it('is accepted with both secrets, and refused with a changed body or an old timestamp', () => {
      for (const secret of secrets) expect(readByPython(secret, body, headers)).toBe('accepted');
      expect(readByPython(secrets[1]!, changed(), headers)).toBe('No matching signature found');
      const old = new Date(Date.now() - 6 * MINUTE);
      const id = headers['webhook-id']!;
      const signed = {
        ...{ 'webhook-id': id, 'webhook-timestamp': String(Math.floor(old.getTime() / 1_000)) },
        'webhook-signature': new Webhook(secrets[1]!).sign(id, old, body),
      };
      expect(readByPython(secrets[1]!, body, signed)).toBe('Message timestamp too old');
    }, 120_000);
  }),
);
