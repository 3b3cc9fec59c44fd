import Stripe from 'stripe';
import { startPaymentsDouble, type PaymentsDouble } from '../../../tests/payments/double';
import type { Intent } from '../src/app/ports';
import { NoCardProvider } from '../src/clients/no-card-provider';
import { StripeProvider } from '../src/clients/stripe-provider';
import { refusalOf } from './billing-world';

const RETURN_URL = 'https://kashikari.example/cards';

const DAY = 86_400_000;

/** Timeout of a hanging call, milliseconds. */
const TIMEOUT = 150;

const shown = ({ status, amount, captured, card, error }: Intent) => [
  status,
  amount,
  captured,
  card ? `${card.brand} ${card.last4}` : null,
  error,
];

describe('the card provider', () => {
  const logged: unknown[] = [];
  let double: PaymentsDouble;
  let provider: StripeProvider;
  let browser: Stripe;
  let customerId: string;
  let asked = 0;

  const connect = (secretKey = double.secretKey, timeout?: number) =>
    new StripeProvider(
      {
        ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: double.url },
        STRIPE_WEBHOOK_SECRET: [double.webhookSecret],
      },
      { error: (...line) => logged.push(line) },
      timeout,
    );

  beforeAll(async () => {
    double = await startPaymentsDouble();
    provider = connect();
    browser = new Stripe(double.secretKey, { ...double.sdk, maxNetworkRetries: 0 });
    customerId = await provider.createCustomer('user', 'customer:user');
  });
  afterEach(() => double.control.clearFaults());
  afterAll(() => double.close());

  const attempt = () => `attempt-${(asked += 1)}`;

  const create = (
    more: { amount?: number; keepCard?: boolean; cardId?: string; attemptId?: string } = {},
  ) => {
    const { attemptId = attempt() } = more;
    const order = { amount: 5_000, keepCard: false, paymentId: 'payment', customerId, ...more, attemptId };
    return provider.createIntent(order, `key:${attemptId}`);
  };

  const confirm = (id: string, payment_method: string) =>
    browser.paymentIntents.confirm(id, { payment_method, use_stripe_sdk: true }).catch(() => undefined);

  /** The payer confirms with a card. */
  async function held(card = 'pm_card_visa', keepCard = false): Promise<Intent> {
    const { id } = await create({ keepCard });
    await confirm(id, card);
    return provider.getIntent(id);
  }

  it('holds the amount once the payer confirms, and captures a part of it', async () => {
    const created = await create({ keepCard: true });
    expect([...shown(created), created.captureBefore, created.keptCardId]).toEqual([
      ...['unpaid', 5_000, 0, null, null],
      ...[null, null],
    ]);
    expect(created.clientSecret).toContain(created.id);
    await confirm(created.id, 'pm_card_jcb');
    const intent = await provider.getIntent(created.id);
    expect(shown(intent)).toEqual(['requires_capture', 5_000, 0, 'jcb 0505', null]);
    expect(intent.keptCardId).toMatch(/^pm_/);
    const days = (intent.captureBefore! - Date.now()) / DAY;
    expect(days).toBeGreaterThan(29.9);
    const captured = await provider.capture(intent.id, 1_200, attempt());
    expect([...shown(captured), captured.captureBefore]).toEqual([
      ...['succeeded', 5_000, 1_200, 'jcb 0505', null],
      null,
    ]);
  });

  it('reports the end of a shorter hold, and a hold that is lost', async () => {
    const intent = await held('pm_card_amex');
    expect(Math.round((intent.captureBefore! - Date.now()) / DAY)).toBe(7);
    double.control.advance(7 * 86_400 + 1);
    expect(shown(await provider.getIntent(intent.id))[0]).toBe('canceled');
    expect(await refusalOf(provider.capture(intent.id, 5_000, attempt()))).toBe('payment.session_timeout');
  });

  it('repeats a call of the same key without a second effect', async () => {
    const attemptId = attempt();
    const [first, second] = [await create({ attemptId }), await create({ attemptId })];
    expect(second.id).toBe(first.id);
    await confirm(first.id, 'pm_card_visa');
    expect(shown(await create({ attemptId }))[0]).toBe('requires_capture');
    const captures = [
      await provider.capture(first.id, 5_000, 'capture-once'),
      await provider.capture(first.id, 5_000, 'capture-once'),
    ];
    expect(captures.map(({ captured }) => captured)).toEqual([5_000, 5_000]);
    await provider.refund(first.id, 100, 'refund-once', 'r');
    await provider.refund(first.id, 100, 'refund-once', 'r');
    expect(double.control.chargesOf(first.id)[0]?.amount_refunded).toBe(100);
  });

  it('changes an intent that is not confirmed, and refuses it for one that is', async () => {
    const { id } = await create();
    const changed = await provider.updateIntent(id, { amount: 7_000, keepCard: true });
    expect(shown(changed).slice(0, 2)).toEqual(['unpaid', 7_000]);
    await confirm(id, 'pm_card_visa');
    const intent = await provider.getIntent(id);
    expect([intent.amount, intent.keptCardId !== null]).toEqual([7_000, true]);
    const late = provider.updateIntent(id, { amount: 1_000, keepCard: false });
    expect(await refusalOf(late)).toBe('payment.session_timeout');
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedStolenCard', 'card_declined'],
  ])('reports %s as %s, and the payer may take another card', async (card, error) => {
    const intent = await held(card);
    expect([intent.status, intent.error]).toEqual(['unpaid', error]);
    await confirm(intent.id, 'pm_card_visa');
    expect(shown(await provider.getIntent(intent.id))).toEqual([
      ...['requires_capture', 5_000, 0, 'visa 4242', null],
    ]);
  });

  it('waits for 3D Secure, and reports whether the payer passed it', async () => {
    const failed = await held('pm_card_threeDSecure2Required');
    expect(failed.status).toBe('requires_action');
    double.control.authenticate(failed.id, false);
    const { status, error } = await provider.getIntent(failed.id);
    expect([status, error]).toEqual(['unpaid', 'payment_intent_authentication_failure']);
    const passed = await held('pm_card_threeDSecure2Required');
    double.control.authenticate(passed.id, true);
    expect((await provider.getIntent(passed.id)).status).toBe('requires_capture');
  });

  it('charges a kept card while the payer is away', async () => {
    const { keptCardId } = await held('pm_card_visa', true);
    const intent = await create({ cardId: keptCardId!, amount: 300 });
    expect(shown(intent)).toEqual(['requires_capture', 300, 0, 'visa 4242', null]);
  });

  it.each([
    ['pm_card_authenticationRequired', 'authentication_required'],
    ['pm_card_chargeCustomerFail', 'card_declined'],
  ])(
    'answers with the intent where %s is refused off session, the same for a repeated key',
    async (card, error) => {
      const { id: cardId } = await browser.paymentMethods.attach(card, { customer: customerId });
      const attemptId = attempt();
      const intents = [await create({ cardId, attemptId }), await create({ cardId, attemptId })];
      expect(intents.map((intent) => [intent.status, intent.error])).toEqual([
        ['unpaid', error],
        ['unpaid', error],
      ]);
      expect(intents[1]!.id).toBe(intents[0]!.id);
    },
  );

  it('makes an intent that waits for the payer where the kept card was removed', async () => {
    const { keptCardId } = await held('pm_card_visa', true);
    await provider.detachCard(keptCardId!);
    const attemptId = attempt();
    const order = { cardId: keptCardId!, attemptId };
    const intents = [await create(order), await create(order)];
    expect(intents.map(({ status, attemptId: made }) => [status, made])).toEqual([
      ['unpaid', attemptId],
      ['unpaid', attemptId],
    ]);
    expect(intents[1]!.id).toBe(intents[0]!.id);
    await confirm(intents[0]!.id, 'pm_card_jcb');
    expect((await provider.getIntent(intents[0]!.id)).status).toBe('requires_capture');
  });

  it('answers with the intent where the issuer refuses the capture', async () => {
    const { id } = await held('pm_card_captureDeclined');
    const { status, error } = await provider.capture(id, 5_000, attempt());
    expect([status, error]).toEqual(['unpaid', 'card_declined']);
  });

  it('releases a hold and an intent that is not confirmed, and leaves one that is over', async () => {
    const [open, hold, paid] = [await create(), await held(), await held()];
    await provider.capture(paid.id, 5_000, attempt());
    const released = [];
    for (const { id } of [open, hold, hold, paid]) released.push(await provider.release(id, attempt()));
    expect(released.map(({ status }) => status)).toEqual(['canceled', 'canceled', 'canceled', 'succeeded']);
  });

  it('finds what an attempt has made', async () => {
    const attemptId = attempt();
    const { id } = await create({ attemptId });
    expect((await provider.findIntent(attemptId))?.id).toBe(id);
    expect(await provider.findIntent('attempt-of-nobody')).toBeUndefined();
    await confirm(id, 'pm_card_visa');
    await provider.capture(id, 5_000, attempt());
    expect(await provider.hasRefunded(id, 'refund')).toBe(false);
    await provider.refund(id, 5_000, attempt(), 'refund');
    expect([await provider.hasRefunded(id, 'refund'), await provider.hasRefunded(id, 'other')]).toEqual([
      ...[true, false],
    ]);
  });

  it('lists cards, the latest first, and removes one, also a second time', async () => {
    const customer = await provider.createCustomer('other', 'customer:other');
    const ids = [];
    for (const card of ['pm_card_visa', 'pm_card_mastercard'])
      ids.push((await browser.paymentMethods.attach(card, { customer })).id);
    const cards = await provider.listCards(customer);
    expect(cards.map(({ id }) => id)).toEqual(ids.reverse());
    expect(cards[0]).toMatchObject({ brand: 'mastercard', last4: '4444', expMonth: 12 });
    await provider.detachCard(ids[0]!);
    await provider.detachCard(ids[0]!);
    expect((await provider.listCards(customer)).map(({ id }) => id)).toEqual([ids[1]]);
    await provider.deleteCustomer(customer);
    await provider.deleteCustomer(customer);
    expect((await browser.paymentMethods.retrieve(ids[1]!)).customer).toBeNull();
  });

  it('opens pages for cards and for an account, which takes cards while it is paid out', async () => {
    expect(await provider.createSetupLink(customerId, RETURN_URL)).toContain(double.url);
    const account = await provider.createAccount('lender', 'account:lender');
    expect(await provider.createAccountLink(account, RETURN_URL)).toContain(double.url);
    expect(await provider.canCharge(account)).toBe(false);
    double.control.completeOnboarding(account);
    expect(await provider.canCharge(account)).toBe(true);
    double.control.restrictAccount(account);
    expect(await provider.canCharge(account)).toBe(false);
    expect(await provider.canCharge('acct_of_nobody')).toBe(false);
  });

  it('is unavailable while it answers 429 or 500, or not in time, and does what was asked once', async () => {
    double.control.failNext({ kind: 'rate_limit' });
    expect(await refusalOf(create())).toBe('unavailable');
    double.control.failNext({ kind: 'error', times: 2 });
    expect(await refusalOf(create())).toBe('unavailable');
    const attemptId = attempt();
    const order = { amount: 60, keepCard: false, paymentId: 'payment', customerId, attemptId };
    double.control.failNext({ kind: 'slow', delayMs: 2_000 });
    const hasty = connect(undefined, TIMEOUT);
    expect(await refusalOf(hasty.createIntent(order, attemptId))).toBe('unavailable');
    double.control.failNext({ kind: 'drop' });
    const { id } = await create();
    expect((await browser.paymentIntents.list({ limit: 1 })).data[0]?.id).toBe(id);
  });

  it('is unavailable where nobody listens or the key is rejected, and logs the latter without the key', async () => {
    const away = new StripeProvider(
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_BASE: 'http://127.0.0.1:9', STRIPE_WEBHOOK_SECRET: [] },
      { error: (...line) => logged.push(line) },
    );
    expect(await refusalOf(away.getIntent('pi_1'))).toBe('unavailable');
    expect(logged).toEqual([]);
    expect(await refusalOf(connect('sk_test_of_somebody_else').getIntent('pi_1'))).toBe('unavailable');
    expect(JSON.stringify(logged)).toContain('Stripe rejects STRIPE_SECRET_KEY');
    expect(JSON.stringify(logged)).not.toContain('sk_test');
  });

  it('says what is wrong with a request, without the secret of the payment', async () => {
    const { id, clientSecret } = await held();
    const fault: Error = await provider.capture(id, 5_001, attempt()).then(
      () => new Error('captured'),
      (error: Error) => error,
    );
    expect(fault.message).toMatch(/^Stripe answered 400 .*amount_too_large \(req_/);
    expect(JSON.stringify({ ...fault, message: fault.message, stack: fault.stack })).not.toContain(
      clientSecret,
    );
  });

  it('refuses every call where no provider is configured', async () => {
    const none = new NoCardProvider();
    expect(none.isOn).toBe(false);
    for (const call of [none.createIntent, none.listCards, none.createAccountLink, none.canCharge])
      expect(await refusalOf(call())).toBe('payments.off');
    expect(() => none.readEvent()).toThrow();
  });
});
