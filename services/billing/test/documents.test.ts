import { newId } from '@kashikari/platform';
import { startTestService } from '@kashikari/platform/testing';
import { BillingModule } from '../src';
import { payments } from '@kashikari/contracts';
import { asOwner, documentsOf, named, NUMBER, paidTo, unpaidTo } from './documents-world';
import { CASH, PaymentsWorld, user } from './payments-world';

describe('documents of payments by hand', () => {
  let world: PaymentsWorld;

  beforeEach(async () => {
    world = await PaymentsWorld.start();
    await named(world, world.payer, { name: '花子', invoiceName: 'さくら保育園 経理' });
    await named(world, world.lender, { name: 'ひまわり会', registrationNumber: NUMBER });
  });
  afterEach(() => world.service.stop());

  it('are an invoice of a lender with a registration number, with its lines and its tax', async () => {
    const { id, loan } = await world.paid(5_000);
    expect(await documentsOf(world, id)).toMatchObject([
      {
        ...{ kind: 'invoice', year: 2027, number: 1, issuer_id: world.lender, recipient_id: world.payer },
        ...{ issuer_name: 'ひまわり会', registration_number: NUMBER, recipient_name: 'さくら保育園 経理' },
        ...{ total: 5_000, taxes: [{ percent: 10, total: 5_000, tax: 454 }], method: 'cash' },
        ...{ booking_id: loan.bookingId, issued_on: '2027-01-02', paid_on: '2027-01-02', corrects: null },
        lines: [{ kind: 'day', title: 'カメラ', amount: 5_000, from: '2027-01-10', to: '2027-01-10' }],
      },
    ]);
  });

  it('are a receipt of a lender without one', async () => {
    const lender = newId();
    await named(world, lender, { name: '個人' });
    const id = await paidTo(world, lender);
    expect(await documentsOf(world, id)).toMatchObject([{ kind: 'receipt', registration_number: '' }]);
  });

  it('correct each refund by a return, with the names of the document that it corrects', async () => {
    const { id } = await world.paid(5_000);
    await named(world, world.lender, { name: '新しい名', registrationNumber: '' }, 3);
    await world.payments(user(world.lender)).refundPayment({ id, amount: 1_100, reason: '故障' });
    expect(await documentsOf(world, id)).toMatchObject([
      { number: 1, kind: 'invoice' },
      {
        ...{
          number: 2,
          kind: 'return',
          corrects: '1',
          issuer_name: 'ひまわり会',
          registration_number: NUMBER,
        },
        ...{ total: 1_100, taxes: [{ percent: 10, total: 1_100, tax: 100 }] },
      },
    ]);
  });

  it('say what a cancelled booking leaves to the lender, outside the tax', async () => {
    const { id, loan } = await world.paid(5_000);
    await world.cancel(loan, 50, 3 * 1_440);
    const [, returned] = await documentsOf(world, id);
    expect(returned).toMatchObject({
      ...{ kind: 'return', total: 2_500 },
      taxes: [
        { percent: 10, total: 5_000, tax: 454 },
        { percent: 0, total: -2_500, tax: 0 },
      ],
    });
  });

  it('are none for what is not paid, and one for what is noted twice', async () => {
    const { id } = await unpaidTo(world, world.lender);
    expect(await documentsOf(world)).toEqual([]);
    for (const _ of [1, 2])
      await world.payments(user(world.lender)).settlePayment({ id, method: CASH, note: '' });
    expect(await documentsOf(world)).toHaveLength(1);
  });

  it('are none for the refund of a payment that was collected before documents existed', async () => {
    const { id } = await world.paid(5_000);
    await asOwner(world, 'alter table documents disable trigger user', 'delete from documents');
    await world.payments(user(world.lender)).refundPayment({ id, amount: 1_000, reason: '故障' });
    expect(await documentsOf(world)).toEqual([]);
  });

  it('begin again from 1 with each year in the zone of the issuer', async () => {
    const west = newId();
    await named(world, west, { name: 'West', timeZone: 'America/Los_Angeles' });
    world.clock.set(Date.parse('2027-12-31T14:59:00Z'));
    await paidTo(world, world.lender);
    world.clock.set(Date.parse('2027-12-31T15:01:00Z'));
    await paidTo(world, world.lender);
    await paidTo(world, west);
    const numbers = (await documentsOf(world)).map(({ issuer_name: name, year, number, issued_on: day }) => {
      return `${name} ${year}-${number} ${day}`;
    });
    expect(numbers.sort()).toEqual([
      'West 2027-1 2027-12-31',
      'ひまわり会 2027-1 2027-12-31',
      'ひまわり会 2028-1 2028-01-01',
    ]);
  });
});

describe('numbers of documents', () => {
  let world: PaymentsWorld;

  beforeAll(async () => {
    world = await PaymentsWorld.start();
  });
  afterAll(() => world.service.stop());

  it('have no gap where transactions of two services are raced and aborted at random', async () => {
    const { database, bus, clock } = world.service;
    const other = await startTestService(BillingModule, { name: 'billing', database, bus, clock });
    await asOwner(
      world,
      `create function abort_at_random() returns trigger language plpgsql as $$
        begin
          if random() < 0.4 then raise exception 'planted'; end if;
          return null;
        end $$`,
      `create constraint trigger abort_at_random after insert on documents deferrable initially deferred
        for each row execute function abort_at_random()`,
    );
    const lenders = [newId(), newId(), newId()];
    const ids: { id: string; payeeId: string }[] = [];
    for (let index = 0; index < 45; index += 1) {
      const payeeId = lenders[index % lenders.length]!;
      ids.push({ ...(await unpaidTo(world, payeeId)), payeeId });
    }
    const settled = await Promise.allSettled(
      ids.map(({ id, payeeId }, index) => {
        const service = index % 2 === 0 ? world.service : other;
        const client = service.as(user(payeeId)).connect(payments.PaymentServiceClient);
        return client.settlePayment({ id, method: CASH, note: '' });
      }),
    );
    await other.stop();
    const paid = settled.filter(({ status }) => status === 'fulfilled').length;
    expect(paid).toBeGreaterThan(5);
    expect(paid).toBeLessThan(45);
    const documents = await documentsOf(world);
    expect(documents).toHaveLength(paid);
    for (const lender of lenders) {
      const numbers = documents.filter(({ issuer_id: id }) => id === lender).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});
