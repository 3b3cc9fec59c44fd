import { paymentCards } from '@kashikari/contracts';
import { SYSTEM, VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { startTestService } from '@kashikari/platform/testing';
import { BillingModule } from '../src';
import { Customers } from '../src/app/cards/customers';
import { Payees } from '../src/app/cards/payees';
import { refusalOf } from './billing-world';
import { CardsWorld, RETURN_URL, user } from './cards-world';

describe('cards of payers and payout accounts of lenders', () => {
  let world: CardsWorld;
  beforeAll(async () => {
    world = await CardsWorld.start();
  });
  afterEach(() => world.double.control.clearFaults());
  afterAll(() => world.stop());

  const idsOf = async (actor: Actor) => (await world.cards(actor).listCards({})).cards.map(({ id }) => id);

  it('lists the caller’s own cards, the latest first, and none before the first', async () => {
    const payer = await world.person();
    expect(await idsOf(payer)).toEqual([]);
    expect(await world.customersOf(payer.userId)).toEqual([]);
    await world.withCards(payer, 'pm_card_visa', 'pm_card_jcb');
    const { cards } = await world.cards(payer).listCards({});
    expect(cards.map(({ brand, last4, expMonth }) => [brand, last4, expMonth])).toEqual([
      ['jcb', '0505', 12],
      ['visa', '4242', 12],
    ]);
    expect(await idsOf(await world.person())).toEqual([]);
  });

  it('creates one customer of a person, also when several requests race', async () => {
    const payer = await world.person();
    const customers = world.service.get(Customers);
    const ids = await Promise.all([1, 2, 3].map(() => customers.idOf(payer.userId)));
    expect([new Set(ids).size, await world.customersOf(payer.userId)]).toEqual([1, [ids[0]]]);
    const before = world.double.control.requests().length;
    expect(await customers.idOf(payer.userId)).toBe(ids[0]);
    expect(world.double.control.requests()).toHaveLength(before);
  });

  it('removes a card, but neither the last one nor another person’s', async () => {
    const [payer, other] = [await world.person(), await world.person()];
    const [first, second] = await world.withCards(payer, 'pm_card_visa', 'pm_card_jcb');
    const [foreign] = await world.withCards(other, 'pm_card_visa', 'pm_card_jcb');
    const detach = (id: string) => refusalOf(world.cards(payer).detachCard({ id }));
    expect([await detach(foreign!), await detach('pm_of_nobody'), await detach('')]).toEqual([
      ...['not_found', 'not_found', 'not_found'],
    ]);
    expect([await detach(first!), await detach(first!), await detach(second!)]).toEqual([
      ...['allowed', 'not_found', 'payment_method.last'],
    ]);
    expect([await idsOf(payer), (await idsOf(other)).length]).toEqual([[second], 2]);
    expect(await refusalOf(world.cards(await world.person()).detachCard({ id: first! }))).toBe('not_found');
  });

  it('leaves one of two cards that two processes remove at the same time', async () => {
    const replica = await world.replica();
    const payer = await world.person();
    for (let round = 0; round < 3; round += 1) {
      const ids = await world.withCards(payer, 'pm_card_visa', 'pm_card_jcb');
      for (const id of (await idsOf(payer)).filter((one) => !ids.includes(one)))
        await world.cards(payer).detachCard({ id });
      const clients = [world.service, replica].map((service) =>
        service.as(payer).connect(paymentCards.PaymentCardServiceClient),
      );
      const answers = await Promise.all(
        ids.map((id, index) => refusalOf(clients[index]!.detachCard({ id }))),
      );
      expect(answers.sort()).toEqual(['allowed', 'payment_method.last']);
      expect(await idsOf(payer)).toHaveLength(1);
    }
    await replica.stopService();
  });

  it('changes nothing while the provider can’t be reached, and does it afterwards', async () => {
    const payer = await world.person();
    const [first] = await world.withCards(payer, 'pm_card_visa', 'pm_card_jcb');
    world.double.control.failNext({ kind: 'error', times: 2, only: '/detach' });
    expect(await refusalOf(world.cards(payer).detachCard({ id: first! }))).toBe('unavailable');
    expect(await idsOf(payer)).toHaveLength(2);
    await world.cards(payer).detachCard({ id: first! });
    expect(await idsOf(payer)).toHaveLength(1);
  });

  it('is for people: neither visitors, member cards nor services have cards', async () => {
    const card: Actor = { kind: 'card', userId: newId(), groupId: newId(), canWrite: true };
    const expected = [
      [VISITOR, 'unauthenticated'],
      [SYSTEM, 'unauthenticated'],
      [card, 'forbidden'],
      [{ ...card, canWrite: false }, 'no_edit_rights'],
    ] as const;
    for (const [actor, code] of expected) {
      const cards = world.cards(actor);
      const returnUrl = RETURN_URL;
      const calls = [
        cards.listCards({}),
        cards.createSetupLink({ returnUrl }),
        cards.detachCard({ id: 'pm_1' }),
        cards.createAccountLink({ returnUrl }),
      ];
      for (const call of calls) expect(await refusalOf(call)).toBe(code);
    }
  });

  it('leads only to addresses of sites', async () => {
    const cards = world.cards(await world.person());
    for (const returnUrl of ['', '/cards', 'javascript:alert(1)']) {
      expect(await refusalOf(cards.createSetupLink({ returnUrl }))).toBe('validation.format return_url');
      expect(await refusalOf(cards.createAccountLink({ returnUrl }))).toBe('validation.format return_url');
    }
  });

  it('sets up one payout account of a person, and shows after its event that it takes cards', async () => {
    const lender = await world.person();
    const open = () => world.cards(lender).createAccountLink({ returnUrl: RETURN_URL });
    const urls = [await open(), await open()].map(({ url }) => url);
    expect(new Set(urls).size).toBe(2);
    const accounts = (await world.browser.accounts.list({ limit: 100 })).data.filter(
      ({ metadata }) => metadata?.account_id === lender.userId,
    );
    expect(accounts).toHaveLength(1);
    const shown = () => world.cards(VISITOR).listPayees({ accountIds: [lender.userId, newId(), 'x'] });
    const payee = { accountId: lender.userId, commissionPercent: 12 };
    expect((await shown()).payees).toEqual([{ ...payee, takesCards: false }]);
    const account = world.double.control.completeOnboarding(accounts[0]!.id);
    await world.take(world.signed({ id: 'evt_account', type: 'account.updated', object: account }));
    await world.service.drain();
    expect((await shown()).payees).toEqual([{ ...payee, takesCards: true }]);
    const payees = world.service.get(Payees);
    expect(await payees.takesCards([lender.userId, newId()])).toEqual(new Set([lender.userId]));
  });

  it('refuses more than 100 accounts at once', async () => {
    const accountIds = Array.from({ length: 101 }, () => newId());
    expect(await refusalOf(world.cards(VISITOR).listPayees({ accountIds }))).toBe(
      'validation.too_many account_ids',
    );
  });

  it('forgets a deleted account and deletes its cards at the provider', async () => {
    const payer = await world.person();
    const [card] = await world.withCards(payer, 'pm_card_visa');
    await world.cards(payer).createAccountLink({ returnUrl: RETURN_URL });
    await world.account(payer.userId, 2, { deleted: true });
    const rows = await world.service.db.read(
      'select user_id from customers where user_id = $1 union all select account_id from payees where account_id = $1',
      [payer.userId],
    );
    expect(rows).toEqual([]);
    expect(await world.customersOf(payer.userId)).toEqual([]);
    expect((await world.browser.paymentMethods.retrieve(card!)).customer).toBeNull();
  });
});

it('without a provider every call about cards refuses payments.off, and no account takes cards', async () => {
  const service = await startTestService(BillingModule, { name: 'billing' });
  const cards = service.as(user(newId())).connect(paymentCards.PaymentCardServiceClient);
  const system = service.as(SYSTEM).connect(paymentCards.PaymentCardServiceClient);
  const calls = [
    cards.listCards({}),
    cards.createSetupLink({ returnUrl: RETURN_URL }),
    cards.detachCard({ id: 'pm_1' }),
    cards.createAccountLink({ returnUrl: RETURN_URL }),
    cards.listPayees({ accountIds: [] }),
    system.takeProviderEvent({ body: Buffer.from('{}'), signature: '' }),
  ];
  for (const call of calls) expect(await refusalOf(call)).toBe('payments.off');
  expect(await service.get(Payees).takesCards([newId()])).toEqual(new Set());
  await service.stop();
});
