import { documents, enumOf, identity, SETS } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { serve, startTestService } from '@kashikari/platform/testing';
import { BillingModule } from '../src';
import { refusalOf } from './billing-world';
import { CardWorld } from './card-world';
import { asOwner, documentsOf, named, NUMBER, paidTo } from './documents-world';
import { PaymentsWorld, user } from './payments-world';

const scope = (word: 'pay' | 'receive') => enumOf(SETS.documentScope, word);

const reader = (world: PaymentsWorld, actor: Actor = user(world.payer)) =>
  world.service.as(actor).connect(documents.DocumentServiceClient);

const asked = (more: Partial<documents.ListDocumentsRequest> = {}): documents.ListDocumentsRequest =>
  documents.ListDocumentsRequest.create({ scope: scope('pay'), ...more });

describe('a document', () => {
  let world: PaymentsWorld;
  let id: string;

  beforeEach(async () => {
    world = await PaymentsWorld.start();
    await named(world, world.payer, { name: '花子' });
    await named(world, world.lender, { name: 'ひまわり会' });
    ({ id } = await world.paid(5_000));
  });
  afterEach(() => world.service.stop());

  const get = (actor?: Actor, more: Partial<documents.GetDocumentRequest> = {}) =>
    reader(world, actor).getDocument({ id: '', paymentId: id, handOut: false, ...more });

  it('is read by its payer, by the lender and by the managers, by its payment and by its id', async () => {
    const { document } = await get();
    expect(document).toMatchObject({ number: '2027-1', issuerName: 'ひまわり会', recipientName: '花子' });
    for (const who of [world.payer, world.lender, world.manager])
      expect((await get(user(who), { id: document!.id, paymentId: '' })).document).toEqual(document);
  });

  it('does not exist for others, nor does that of an unpaid payment', async () => {
    expect(await refusalOf(get(user(newId())))).toBe('not_found');
    expect(await refusalOf(get(user(world.payer, { within: [newId()] } as Partial<Actor>)))).toBe(
      'not_found',
    );
    const unpaid = await world.paymentOf(await world.booked());
    expect(await refusalOf(get(user(world.payer), { paymentId: unpaid.id }))).toBe('not_found');
    expect(await refusalOf(get(user(world.payer), { paymentId: 'x' }))).toBe('not_found');
  });

  it('is a copy once its recipient has fetched it, and for one of two who race', async () => {
    const copies = async (...actors: Actor[]) =>
      (await Promise.all(actors.map((actor) => get(actor, { handOut: true })))).map(
        ({ document }) => document!.copy,
      );
    expect(await copies(user(world.lender))).toEqual([false]);
    expect((await get()).document!.copy).toBe(false);
    expect((await copies(user(world.payer), user(world.payer))).sort()).toEqual([false, true]);
    expect(await copies(user(world.payer), user(world.lender))).toEqual([true, true]);
  });

  it('is found by date, total, party and number, the latest first', async () => {
    const other = newId();
    await named(world, other, { name: 'Bike Club' });
    const at = new Date(world.clock.now() + 3_600_000);
    world.clock.advance(3_600_000);
    await paidTo(world, other, 700);
    const totals = async (more: Partial<documents.ListDocumentsRequest> = {}, actor?: Actor) =>
      (await reader(world, actor).listDocuments(asked(more))).documents.map(({ total }) => total);
    expect(await totals()).toEqual([700, 5_000]);
    expect(await totals({ from: at })).toEqual([700]);
    expect(await totals({ to: at })).toEqual([5_000]);
    expect(await totals({ minTotal: 701 })).toEqual([5_000]);
    expect(await totals({ maxTotal: 700 })).toEqual([700]);
    expect(await totals({ text: 'bike' })).toEqual([700]);
    expect(await totals({ text: '2027-1' })).toEqual([700, 5_000]);
    expect(await totals({ text: '花子' })).toEqual([]);
    expect(await totals({ paymentId: id })).toEqual([5_000]);
    expect(await totals({ paymentId: 'x' })).toEqual([]);
    const receiving = { scope: scope('receive'), text: '花' };
    for (const who of [world.lender, world.manager])
      expect(await totals(receiving, user(who))).toEqual([5_000]);
    const page = await reader(world).listDocuments(asked({ page: { page: 2, perPage: 1 } }));
    expect([page.documents.length, page.page]).toEqual([1, { page: 2, perPage: 1, total: 2 }]);
  });

  it('has the name that identity knows where the account was copied before names were stored', async () => {
    await asOwner(world, `update account set name = '', zone = ''`);
    const accounts = serve(identity.AccountServiceService, {
      getContacts: async ({ userIds }) =>
        identity.GetContactsResponse.fromPartial({
          contacts: userIds
            .filter((userId) => userId === world.lender)
            .map((userId) => ({ userId, name: '桜会', registrationNumber: NUMBER, timeZone: 'Asia/Tokyo' })),
        }),
    });
    const { database, bus, clock } = world.service;
    const options = { database, bus, clock, peers: { identity: [accounts] } };
    const upgraded = await startTestService(BillingModule, { name: 'billing', ...options });
    await upgraded.drain();
    await upgraded.stop();
    const paid = await paidTo(world, world.lender);
    expect(await documentsOf(world, paid)).toMatchObject([{ issuer_name: '桜会', kind: 'invoice' }]);
  });
});

describe('documents of payments by card', () => {
  let card: CardWorld;
  const OPERATOR = 'T7000012050002';

  beforeAll(async () => {
    card = await CardWorld.start({ OPERATOR_NAME: '運営', OPERATOR_REGISTRATION_NUMBER: OPERATOR });
    await named(card.world, card.world.lender, { name: 'ひまわり会' });
  });
  afterAll(() => card.stop());

  it('are the lender’s to the payer, and the operator’s to the lender for its commission', async () => {
    const { world } = card;
    const { id } = await card.held(5_000);
    expect(await documentsOf(world, id)).toEqual([]);
    await card.pass(48);
    expect(await documentsOf(world, id)).toMatchObject([
      {
        ...{ issuer_id: null, issuer_name: '運営', registration_number: OPERATOR, kind: 'invoice' },
        ...{ recipient_id: world.lender, recipient_name: 'ひまわり会', total: 500, method: 'offset' },
        taxes: [{ percent: 10, total: 500, tax: 45 }],
      },
      { issuer_id: world.lender, kind: 'receipt', total: 5_000, method: 'card' },
    ]);
    await world.payments(user(world.lender)).refundPayment({ id, amount: 1_000, reason: '故障' });
    const returns = (await documentsOf(world, id)).filter(({ kind }) => kind === 'return');
    expect(returns).toMatchObject([
      { issuer_id: null, total: 100, corrects: '1', registration_number: OPERATOR },
      { issuer_id: world.lender, total: 1_000, corrects: '1', registration_number: '' },
    ]);
    const seen = async (who: string) =>
      (await reader(world, user(who)).listDocuments(asked())).documents.map(({ total }) => total);
    expect((await seen(world.lender)).sort()).toEqual([100, 500]);
    expect((await seen(world.payer)).sort()).toEqual([1_000, 5_000]);
    expect(await seen(world.manager)).toEqual([]);
  });

  it('move with a good that is transferred before its loan: the old lender returns, the new one issues', async () => {
    const { world } = card;
    const { id, loan } = await card.held(5_000);
    await card.pass(48);
    const other = newId();
    await card.takesCards(other);
    await named(world, other, { name: '新しい会' });
    await world.push({ ...loan, version: loan.version + 1, payeeId: other });
    const issued = (await documentsOf(world, id)).map(
      (one) => [one.kind, one.issuer_id, one.recipient_id, one.total] as const,
    );
    expect(issued).toEqual(
      expect.arrayContaining([
        ['return', world.lender, world.payer, 5_000],
        ['receipt', other, world.payer, 5_000],
        ['return', null, world.lender, 500],
        ['invoice', null, other, 500],
      ]),
    );
    const { document } = await reader(world).getDocument({ id: '', paymentId: id, handOut: false });
    expect(document!.issuerId).toBe(other);
    await world.payments(user(other)).refundPayment({ id, amount: 1_000, reason: '故障' });
    const last = (await documentsOf(world, id)).filter(
      ({ issuer_id: issuer, kind }) => issuer === other && kind === 'return',
    );
    expect(last).toMatchObject([{ total: 1_000, corrects: '1' }]);
  });
});
