import { refusalOf, userChanged } from './billing-world';
import { CardWorld, statusOf } from './card-world';
import { BANK, user } from './payments-world';
import { revision } from './loans';
import type { Loan } from '../src/domain/loan';

const DAY = 24;

let card: CardWorld;
beforeAll(async () => {
  card = await CardWorld.start();
  await accepts(true, 2);
});
afterAll(() => card.stop());

/** The lender sets in the account's settings whether loans are paid by invoice. */
async function accepts(acceptInvoices: boolean, version: number): Promise<void> {
  const rules = { acceptInvoices, allowReturnByBorrower: true };
  const { service, lender } = card.world;
  await service.publish(userChanged(lender, { version, lenderRules: rules as never }));
  await service.drain();
}

const TO = { name: 'さくら小学校 会計', email: 'kaikei@sakura.example.jp' };

const ask = (...paymentIds: string[]) => card.world.payments().requestInvoices({ paymentIds, ...TO });

/** A booking whose invoice was sent. */
async function invoiced(total = 5_000): Promise<{ loan: Loan; id: string; invoiceId: string }> {
  const loan = await card.booked(total);
  const { id } = await card.world.paymentOf(loan);
  await ask(id);
  return { loan, id, invoiceId: await invoiceOf(id) };
}

async function invoiceOf(id: string): Promise<string> {
  const { invoice } = await card.payment(id);
  return invoice!.url.split('/').at(-1)!;
}

const stateAt = (id: string) => card.stripe.invoices.retrieve(id);

/** The provider's events do not arrive: it is looked at when the payer comes back. */
const look = (id: string) => card.world.payments().retryPayment({ id });

describe('a loan that is paid by invoice', () => {
  it('is sent to the address, stands unpaid, and is paid by bank transfer', async () => {
    const { loan, id, invoiceId } = await invoiced();
    const sent = await card.payment(id);
    expect([statusOf(sent), sent.payBy, sent.invoice?.name, sent.permissions]).toEqual([
      ...['invoice_sent', undefined, TO.name],
      [],
    ]);
    expect(sent.invoice!.dueAt!.getTime() - card.world.clock.now()).toBeGreaterThan(29.9 * DAY * 3_600_000);
    const at = await card.stripe.customers.retrieve((await stateAt(invoiceId)).customer as string);
    expect(at).toMatchObject(TO);
    await card.pass(DAY);
    expect(await card.status(id)).toBe('invoice_sent');
    card.double.control.transferToInvoice(invoiceId);
    await card.pass(7);
    const paid = await card.payment(id);
    expect([statusOf(paid), paid.capturedAt !== undefined]).toEqual(['succeeded', true]);
    expect(await card.world.ledgerOf(loan)).toEqual({
      clearing: 5_000,
      'commission 10': -500,
      'held 10': -4_500,
    });
    expect(await card.changes(loan)).toEqual(['created', 'updated', 'invoiced', 'paid']);
  });

  it('replaces a card in hand, which is released', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    const intentId = await card.sheet(id);
    await ask(id);
    expect(await card.status(id)).toBe('invoice_sent');
    await card.world.service.drain();
    expect((await card.intent(intentId)).status).toBe('canceled');
    expect(await refusalOf(card.sheet(id))).toBe('payment.state');
  });

  it('goes back through the provider when its booking is cancelled after it was paid, and is void before', async () => {
    const [open, paid] = [await invoiced(), await invoiced()];
    card.double.control.payInvoice(paid.invoiceId);
    await card.pass(0.1);
    expect((await card.payment(paid.id)).card).toEqual({ brand: 'visa', last4: '4242' });
    for (const { loan } of [open, paid]) await card.world.cancel(loan, 100, 60 * 24 * 365);
    await card.world.service.drain();
    expect([await card.status(open.id), await card.status(paid.id)]).toEqual(['canceled', 'refunded']);
    expect((await stateAt(open.invoiceId)).status).toBe('void');
    expect(await card.world.ledgerOf(paid.loan)).toEqual({ clearing: 0, 'commission 10': 0, 'held 10': 0 });
  });

  it('says that a card failed, or waits for its bank, until it is paid', async () => {
    const { id, invoiceId } = await invoiced();
    card.double.control.payInvoice(invoiceId, 'pm_card_chargeDeclinedInsufficientFunds');
    await card.pass(0.1);
    const failed = await card.payment(id);
    expect([statusOf(failed), failed.error, failed.permissions]).toEqual([
      ...['invoice_payment_failed', 'insufficient_funds'],
      ['retry'],
    ]);
    card.double.control.payInvoice(invoiceId, 'pm_card_threeDSecure2Required');
    await look(id);
    expect(await card.status(id)).toBe('invoice_payment_action_required');
    const { payments } = await card.stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
    card.double.control.authenticate(payments!.data[0]!.payment.payment_intent as string, true);
    await card.pass(1);
    expect(await card.status(id)).toBe('succeeded');
  });

  it('is sent again with another amount when its price changes, and what was paid meanwhile counts', async () => {
    const { loan, id, invoiceId } = await invoiced();
    const now = card.world.clock.now();
    const dearer = { ...revision(8_000), at: now };
    const changed = {
      ...loan,
      version: loan.version + 1,
      charge: { ...loan.charge, revisions: [...loan.charge.revisions, dearer] },
    };
    await card.world.push(changed);
    await card.world.service.drain();
    const again = await invoiceOf(id);
    expect([(await stateAt(invoiceId)).status, (await stateAt(again)).amount_due]).toEqual(['void', 8_000]);
    card.double.control.payInvoice(again);
    await card.pass(0.1);
    const paid = await card.payment(id);
    expect([statusOf(paid), paid.amount]).toEqual(['succeeded', 8_000]);
  });

  it('is void where a manager notes that it was paid to the account of the lender', async () => {
    const { id, invoiceId } = await invoiced();
    await card.world.payments(user(card.world.lender)).settlePayment({ id, method: BANK, note: '' });
    await card.world.service.drain();
    expect([await card.status(id), (await stateAt(invoiceId)).status]).toEqual(['succeeded', 'void']);
  });

  it('is overdue after 30 days: the loan stands, no other is booked, and it can still be paid', async () => {
    const { loan, id, invoiceId } = await invoiced();
    await card.pass(31 * DAY);
    const late = await card.payment(id);
    expect([statusOf(late), late.error]).toEqual(['invoice_payment_failed', 'invoice_overdue']);
    expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: true });
    card.double.control.transferToInvoice(invoiceId);
    await look(id);
    expect(await card.status(id)).toBe('succeeded');
    expect((await card.world.published(loan)).at(-1)).toMatchObject({ unsettled: false });
  });

  it('is replaced by the payer after the operator made it void', async () => {
    const { id, invoiceId } = await invoiced();
    await card.stripe.invoices.voidInvoice(invoiceId);
    await card.pass(0.1);
    expect((await card.payment(id)).error).toBe('invoice_void');
    await look(id);
    expect([await card.status(id), (await invoiceOf(id)) === invoiceId]).toEqual(['invoice_sent', false]);
  });

  it('is replaced although the void one is looked at while the new one is sent', async () => {
    const { id, invoiceId } = await invoiced();
    await card.stripe.invoices.voidInvoice(invoiceId);
    await card.pass(0.1);
    card.double.control.failNext({ kind: 'slow', delayMs: 1_000, only: '/v1/invoiceitems' });
    const replaced = look(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await card.world.service.drain();
    await replaced;
    expect([await card.status(id), (await invoiceOf(id)) === invoiceId]).toEqual(['invoice_sent', false]);
  });
});

describe('a request for invoices', () => {
  it('is refused for a loan of a lender who accepts none, and for one that was asked before; then none is sent', async () => {
    const [first, second] = [await card.booked(), await card.booked()];
    const ids = [await card.world.paymentOf(first), await card.world.paymentOf(second)].map(({ id }) => id);
    await ask(ids[0]!);
    expect(await refusalOf(ask(...ids.toReversed()))).toBe('payment.state');
    expect(await card.status(ids[1]!)).toBe('draft');
    await accepts(false, 3);
    const third = await card.world.paymentOf(await card.booked());
    expect(third.permissions).not.toContain('invoice');
    expect(await refusalOf(ask(third.id))).toBe('invoice.not_accepted');
    await accepts(true, 4);
    expect((await card.payment(third.id)).permissions).toContain('invoice');
  });

  it('is refused without a name, with a wrong address, to a manager, and to strangers', async () => {
    const { id } = await card.world.paymentOf(await card.booked());
    const asked = (more: object, actor = user(card.world.payer)) =>
      refusalOf(card.world.payments(actor).requestInvoices({ paymentIds: [id], ...TO, ...more }));
    expect(await asked({ name: ' ' })).toBe('validation.required name');
    expect(await asked({ email: 'kaikei' })).toBe('validation.email email');
    expect(await asked({ name: 'あ'.repeat(101) })).toBe('validation.too_long name');
    expect(await asked({ paymentIds: [] })).toBe('validation.required payment_ids');
    expect(await asked({}, user(card.world.lender))).toBe('forbidden');
    expect(await asked({}, user('019c0000-0000-7000-8000-000000000001'))).toBe('not_found');
    expect(await card.status(id)).toBe('draft');
  });

  it('is kept while the provider does not answer, and sent once', async () => {
    const loan = await card.booked();
    const { id } = await card.world.paymentOf(loan);
    card.double.control.failNext({ kind: 'drop', only: '/v1/invoices', times: 20 });
    const { payments } = await ask(id);
    expect([statusOf(payments[0]!), payments[0]!.payBy, payments[0]!.invoice?.url]).toEqual([
      ...['draft', undefined, ''],
    ]);
    card.double.control.clearFaults();
    await card.world.service.db.read(
      `update due_job set due_at = '2020-01-01', retry_at = '-infinity' where kind = 'payment.attempt'`,
    );
    await card.world.service.drain();
    expect(await card.status(id)).toBe('invoice_sent');
    const { data } = await card.stripe.invoices.search({ query: `metadata['payment_id']:'${id}'` });
    expect(data).toHaveLength(1);
  });

  it('that the provider rejects leaves the payment to be made otherwise', async () => {
    const { id } = await card.world.paymentOf(await card.booked());
    const rejected = { ...TO, email: 'rejected@example.jp' };
    card.double.control.rejectEmail(rejected.email);
    await card.world.payments().requestInvoices({ paymentIds: [id], ...rejected });
    const after = await card.payment(id);
    expect([statusOf(after), after.error]).toEqual(['payment_failed', 'invoice_rejected']);
    await ask(id);
    expect(await card.status(id)).toBe('invoice_sent');
  });

  it('is sent once by two processes', async () => {
    const other = await card.replica();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await card.world.paymentOf(await card.booked())).id),
    );
    await Promise.all(ids.map((id) => ask(id)));
    await Promise.all([card.world.service.drain(), other.drain()]);
    for (const id of ids) {
      const { data } = await card.stripe.invoices.search({ query: `metadata['payment_id']:'${id}'` });
      expect([await card.status(id), data.length]).toEqual(['invoice_sent', 1]);
    }
    await other.stop();
  });
});

test('an account that is deleted leaves no name and address in its invoices', async () => {
  const { id } = await invoiced();
  const { service, payer } = card.world;
  await service.publish(userChanged(payer, { version: 9, deleted: true }));
  await service.drain();
  const rows = await service.db.read('select status, invoice from payments where id = $1', [id]);
  expect(rows).toMatchObject([{ status: 'invoice_sent', invoice: { name: '', email: '', url: '' } }]);
});
