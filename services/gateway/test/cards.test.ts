import { VISITOR } from '@kashikari/kernel';
import request from 'supertest';
import { withoutCards } from '../src/clients/without-cards';
import { withPayees } from '../src/goods/with-payees';
import { GOOD_ID, USER_ID } from './user-message';
import { testApp, tokenFor, type FakeServices } from './test-app';
import type { Services } from '../src/clients/services';
import type { Good } from '../src/goods/good.schema';

const KEY = 'pk_test_1';
const DOUBLE = 'https://payments.example:4400';
const ON = { STRIPE_PUBLISHABLE_KEY: KEY };
const AT_THE_DOUBLE = { ...ON, STRIPE_JS_URL: `${DOUBLE}/v3/` };

type BillingCall = readonly [call: string, message: unknown, actor: string];

const asked: BillingCall[] = [];
const answers: Record<string, unknown> = {};
beforeEach(() => {
  asked.splice(0);
});

const answering = (name: string) => async (message: never, call: { actor: { kind: string } }) => {
  asked.push([name, message, call.actor.kind]);
  return answers[name] ?? {};
};

/** Billing as a double that records its calls; the real one is behind the gateway in tests/contract. */
const services = {
  paymentCards: Object.fromEntries(
    [
      ...['listCards', 'createSetupLink', 'detachCard', 'createAccountLink', 'listPayees'],
      'takeProviderEvent',
    ].map((name) => [name, answering(name)]),
  ),
  payments: { openSheet: answering('openSheet') },
} as unknown as FakeServices;

const apps = {
  off: testApp(services),
  stripe: testApp(services, { env: ON }),
  double: testApp(services, { env: AT_THE_DOUBLE }),
};
type App = keyof typeof apps;

const signedIn = async () => ({ Authorization: `Bearer ${await tokenFor({ id: USER_ID, slug: '' })}` });
const get = async (path: string, app: App = 'stripe') =>
  request(apps[app])
    .get(path)
    .set(await signedIn());

describe('the key for paying by card', () => {
  it('is told to anybody, with the address of the script', async () => {
    const { body } = await request(apps.stripe).get('/v1/payments/stripe_pub_key');
    expect(body).toEqual({ enabled: true, key: KEY, script: 'https://js.stripe.com/v3/' });
  });

  it('is empty where cards are off', async () => {
    const { body } = await request(apps.off).get('/v1/payments/stripe_pub_key');
    expect(body).toMatchObject({ enabled: false, key: '' });
  });
});

describe('cards', () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2028 };

  it('are listed with their last digits and the end of their validity', async () => {
    answers['listCards'] = { cards: [card] };
    const { body } = await get('/v1/payment_methods');
    expect(body.cards).toEqual([{ id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2028 }]);
  });

  it.each([
    ['/v1/payment_methods/setup_link', 'createSetupLink', '/payments/method'],
    ['/v1/users/stripe_account_link', 'createAccountLink', `/users/${USER_ID}/edit/lending`],
  ])('the page behind %s leads back to the host that asked', async (path, call, back) => {
    answers[call] = { url: 'https://provider.example/x' };
    const { body } = await get(path);
    expect(body).toEqual({ url: 'https://provider.example/x' });
    const returnUrl = expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${back}$`));
    expect(asked).toEqual([[call, { returnUrl }, 'user']]);
  });

  it.each(['/v1/payment_methods', '/v1/payment_methods/setup_link', '/v1/users/stripe_account_link'])(
    'are refused as payments.off where they are off, and billing is not asked: %s',
    async (path) => {
      const { status, body } = await get(path, 'off');
      expect([status, body.code, asked]).toEqual([503, 'payments.off', []]);
    },
  );

  it('that no provider could have named are not found', async () => {
    const { status } = await request(apps.stripe)
      .delete('/v1/payment_methods/detach_card/4242')
      .set(await signedIn());
    expect(status).toBe(404);
  });

  it('the secret of a sheet is handed on, and the card kept only where the payer agrees', async () => {
    answers['openSheet'] = { clientSecret: 'pi_1_secret_2' };
    const { body } = await request(apps.stripe)
      .post('/v1/payments/sheet')
      .set(await signedIn())
      .send({ payment_id: GOOD_ID });
    expect(body).toEqual({ client_secret: 'pi_1_secret_2' });
    expect(asked).toEqual([['openSheet', { paymentId: GOOD_ID, keepCard: false }, 'user']]);
  });
});

describe('an event of the provider', () => {
  const send = (type = 'application/json; charset=utf-8') =>
    request(apps.stripe).post('/v1/stripe/events').type(type).set('Stripe-Signature', 't=1,v1=a');

  it('is handed on byte by byte, by the system', async () => {
    const text = '{ "id":"evt_1",\n "__proto__": {} }';
    const { status, body } = await send().send(text);
    expect([status, body]).toEqual([200, {}]);
    expect(asked).toEqual([
      ['takeProviderEvent', { body: Buffer.from(text), signature: 't=1,v1=a' }, 'system'],
    ]);
  });

  it('of up to 256 KiB is taken, and a larger one refused', async () => {
    const of = (size: number) => JSON.stringify({ x: 'x'.repeat(size - 8) });
    expect((await send().send(of(256 * 1024))).status).toBe(200);
    expect((await send().send(of(256 * 1024 + 1))).status).toBe(413);
    expect(asked).toHaveLength(1);
  });

  it('without a signature, or without a body, is refused and not handed on', async () => {
    const unsigned = await request(apps.stripe).post('/v1/stripe/events').send({ id: 'evt_1' });
    expect([unsigned.status, unsigned.body.code]).toEqual([400, 'webhook.signature']);
    expect((await send()).body.code).toBe('webhook.signature');
    expect((await send('text/plain').send('{}')).status).toBe(415);
    expect(asked).toEqual([]);
  });
});

describe('where the provider’s script may run', () => {
  const headersOf = async (path: string, app: App) =>
    (await request(apps[app]).get(path)).headers as Record<string, string>;
  const partOf = (policy = '', name: string) =>
    policy.split(';').find((part) => part.startsWith(`${name} `)) ?? '';

  it('is payment pages alone', async () => {
    const { 'content-security-policy': policy, 'permissions-policy': permissions } = await headersOf(
      `/payments/${GOOD_ID}/checkout`,
      'double',
    );
    for (const name of ['script-src', 'connect-src', 'frame-src'])
      expect(partOf(policy, name).split(' ')).toContain(DOUBLE);
    expect(permissions).toContain(`payment=(self "${DOUBLE}")`);
  });

  it.each(['/', '/payments', `/bookings/${GOOD_ID}`, '/v1/payments/stripe_pub_key', '/x/payments/y'])(
    'is not %s',
    async (path) => {
      const headers = await headersOf(path, 'double');
      expect(headers['content-security-policy']).not.toContain(DOUBLE);
      expect(headers['permissions-policy']).toContain('payment=()');
    },
  );

  it('is no page where cards are off', async () => {
    const headers = await headersOf(`/payments/${GOOD_ID}`, 'off');
    expect(headers['content-security-policy']).not.toContain('stripe');
    expect(headers['permissions-policy']).toContain('payment=()');
  });

  it('with Stripe itself is its API and the bank’s frame, too', async () => {
    const { 'content-security-policy': policy } = await headersOf(`/payments/${GOOD_ID}`, 'stripe');
    expect(partOf(policy, 'script-src')).toContain('https://js.stripe.com');
    expect(partOf(policy, 'connect-src')).toContain('https://api.stripe.com');
    expect(partOf(policy, 'frame-src')).toContain('https://hooks.stripe.com');
  });
});

describe('how a loan is paid', () => {
  const takes = { accountId: USER_ID, takesCards: true, commissionPercent: 10 };
  const shown = async (payee: object, settlement: Good['settlement'], on = true) => {
    answers['listPayees'] = { payees: [payee] };
    const good = { id: GOOD_ID, owner_id: USER_ID, settlement, commission: null } as Good;
    const all = services as unknown as Services;
    const call = { actor: VISITOR, now: 0, locale: 'en' } as const;
    const [one] = await withPayees(on ? all : withoutCards(all), [good], call);
    return one;
  };

  it.each([
    ['by card where the lender takes them', takes, 'direct', 'card', 10],
    ['directly where the lender does not', { ...takes, takesCards: false }, 'direct', 'direct', null],
    ['in no way where it is free', takes, null, null, null],
  ] as const)('is %s', async (_, payee, before, settlement, commission) => {
    expect(await shown(payee, before)).toMatchObject({ settlement, commission });
  });

  it('is not asked where cards are off, nor of a free good', async () => {
    expect(await shown(takes, 'direct', false)).toMatchObject({ settlement: 'direct', commission: null });
    await shown(takes, null);
    expect(asked).toEqual([]);
  });
});
