import { VISITOR } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf } from './billing-world';
import { CardsWorld, OLD_SECRET, RETURN_URL, user } from './cards-world';

describe('events of the card provider', () => {
  let world: CardsWorld;
  beforeAll(async () => {
    world = await CardsWorld.start();
  });
  afterAll(() => world.stop());

  let made = 0;

  /** A payment of ours at the provider, and an event about it. */
  async function paymentEvent(type = 'payment_intent.succeeded') {
    const metadata = { attempt_id: newId() };
    const intent = await world.browser.paymentIntents.create({ amount: 500, currency: 'jpy', metadata });
    return { id: `evt_${(made += 1)}`, type, object: intent, intentId: intent.id };
  }

  const stored = async (id: string) =>
    (await world.service.db.read('select type from provider_events where id = $1', [id])).length;

  it('are stored, and what they are about is fetched by a job', async () => {
    const event = await paymentEvent();
    await world.take(world.signed(event));
    expect(await stored(event.id)).toBe(1);
    await world.service.drain();
    expect(world.readsOf(event.intentId)).toBe(1);
  });

  it('are accepted by any secret: of the platform, of connected accounts, and one that is rotated out', async () => {
    const { webhookSecret, connectWebhookSecret } = world.double;
    for (const secret of [webhookSecret, connectWebhookSecret, OLD_SECRET]) {
      const event = await paymentEvent();
      await world.take(world.signed(event, { secret }));
      expect(await stored(event.id)).toBe(1);
    }
  });

  it('are refused when forged, changed, unsigned or signed 301 seconds ago', async () => {
    const event = await paymentEvent();
    const good = world.signed(event);
    const requests = [
      world.signed(event, { secret: 'whsec_of_somebody_else' }),
      world.signed(event, { age: 301 }),
      { ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) },
      { ...good, signature: '' },
      { ...good, signature: 't=1,v1=00' },
      { body: Buffer.alloc(0), signature: good.signature },
    ];
    for (const request of requests) expect(await refusalOf(world.take(request))).toBe('webhook.signature');
    expect(await stored(event.id)).toBe(0);
    expect(await refusalOf(world.take(world.signed(event, { age: 298 })))).toBe('allowed');
  });

  it('count their age by security time, whatever business time is', async () => {
    world.clock.advance(90 * 86_400_000);
    const event = await paymentEvent();
    expect(await refusalOf(world.take(world.signed(event, { age: 301 })))).toBe('webhook.signature');
    expect(await refusalOf(world.take(world.signed(event)))).toBe('allowed');
  });

  it('are only taken from the gateway', async () => {
    const request = world.signed(await paymentEvent());
    expect(await refusalOf(world.take(request, VISITOR))).toBe('forbidden');
    expect(await refusalOf(world.take(request, user(newId())))).toBe('forbidden');
  });

  it('take effect once however often they come, also at the same time', async () => {
    const event = await paymentEvent();
    const requests = [1, 2, 3, 4].map(() => world.take(world.signed(event)));
    await Promise.all(requests);
    await world.service.drain();
    await world.take(world.signed(event));
    await world.service.drain();
    expect([await stored(event.id), world.readsOf(event.intentId)]).toEqual([1, 1]);
  });

  it('are only stored when they are about nothing that was made here', async () => {
    const foreign = await world.browser.paymentIntents.create({ amount: 500, currency: 'jpy' });
    const events = [
      { id: 'evt_foreign', type: 'payment_intent.succeeded', object: foreign },
      { id: 'evt_payout', type: 'payout.paid', object: { id: 'po_1', object: 'payout' } },
      { id: 'evt_account_of_others', type: 'account.updated', object: { id: 'acct_1', object: 'account' } },
    ];
    for (const event of events) await world.take(world.signed(event));
    await world.service.drain();
    expect(await Promise.all(events.map(({ id }) => stored(id)))).toEqual([1, 1, 1]);
    expect(world.readsOf(foreign.id)).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('end the same in whichever order they come: what counts is fetched', async () => {
    const lender = await world.person();
    await world.cards(lender).createAccountLink({ returnUrl: RETURN_URL });
    const { data } = await world.browser.accounts.list({ limit: 1 });
    const { control } = world.double;
    const account = data[0]!.id;
    const versions = [
      structuredClone(control.completeOnboarding(account)),
      structuredClone(control.restrictAccount(account)),
      structuredClone(control.completeOnboarding(account)),
    ];
    for (const index of [2, 0, 1]) {
      const event = { id: `evt_version_${index}`, type: 'account.updated', object: versions[index]! };
      await world.take(world.signed(event));
      await world.service.drain();
    }
    const { payees } = await world.cards(lender).listPayees({ accountIds: [lender.userId] });
    expect(payees[0]?.takesCards).toBe(true);
  });

  it.each(['twice', 'shuffled'] as const)(
    'are all accepted when the provider itself sends them %s',
    async (mode) => {
      const { control } = world.double;
      const lender = await world.person();
      await world.cards(lender).createAccountLink({ returnUrl: RETURN_URL });
      const { data } = await world.browser.accounts.list({ limit: 1 });
      control.setWebhooks(mode);
      const before = control.deliveries().length;
      const { id } = await world.browser.paymentIntents.create({
        ...{ amount: 500, currency: 'jpy', payment_method: 'pm_card_visa', confirm: true },
        ...{ allowed_payment_method_types: ['card'], metadata: { attempt_id: newId() } },
      });
      control.completeOnboarding(data[0]!.id);
      if (mode === 'shuffled') await control.release(3);
      await control.idle();
      control.setWebhooks('lost');
      const sent = control.deliveries().slice(before);
      expect(sent.map(({ status }) => status)).toEqual(Array(mode === 'twice' ? 8 : 4).fill(200));
      await world.service.drain();
      // The payment has three events; its creation is not followed.
      expect(world.readsOf(id)).toBe(2);
      const { payees } = await world.cards(lender).listPayees({ accountIds: [lender.userId] });
      expect(payees[0]?.takesCards).toBe(true);
    },
  );

  it('wait for an account that is not stored yet', async () => {
    const lender = await world.person();
    const created = await world.browser.accounts.create({
      ...{ type: 'express', capabilities: { transfers: { requested: true } } },
      metadata: { account_id: lender.userId },
    });
    const account = world.double.control.completeOnboarding(created.id);
    await world.take(world.signed({ id: 'evt_early', type: 'account.updated', object: account }));
    await world.service.drain();
    expect(await waiting()).toEqual(['evt_early']);
    await world.service.db.read('insert into payees (account_id, provider_id) values ($1, $2)', [
      ...[lender.userId, created.id],
    ]);
    await world.service.db.read(`update due_job set retry_at = '-infinity'`);
    await world.service.drain();
    const { payees } = await world.cards(lender).listPayees({ accountIds: [lender.userId] });
    expect([payees[0]?.takesCards, await waiting()]).toEqual([true, []]);
  });

  it('of a refund that did not reach the payer are fetched like others', async () => {
    const { object, ...event } = await paymentEvent('refund.failed');
    const { metadata, id: payment_intent } = object;
    const refund = { id: 're_1', object: 'refund', status: 'failed', metadata, payment_intent };
    await world.take(world.signed({ ...event, object: refund }));
    await world.service.drain();
    expect(world.readsOf(event.intentId)).toBe(1);
  });

  const waiting = async () =>
    (
      await world.service.db.read<{ key: string }>(`select key from due_job where kind = 'provider.event'`)
    ).map(({ key }) => key);
});
