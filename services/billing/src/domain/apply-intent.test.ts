import fc from 'fast-check';
import { loanOf, revision } from '../../test/loans';
import { applyIntent } from './apply-intent';
import type { Payment } from './payment';
import { NEXT, type PaymentStatus } from './payment-states';
import { ordersOf, type IntentState, type ProviderOrder } from './provider-orders';
import { settleUp } from './settle-up';

const loan = loanOf([revision(5_000)]);
const NOW = loan.charge.revisions[0]!.at + 60_000;

const opened = (): Payment =>
  settleUp(loan, [], () => 'p', NOW, { takesCards: true, commissionPercent: 10 })[0]!.payment;

const intent = (to: Partial<IntentState>): IntentState => ({
  ...{ id: 'i', status: 'unpaid', amount: 5_000, captured: 0, captureBefore: null },
  ...{ card: { brand: 'visa', last4: '4242' }, keptCardId: null, error: null, ...to },
});

/** Generates the states of one intent at the provider, from the first attempt to its end. */
const history = fc
  .tuple(
    fc.array(
      fc.constantFrom<Partial<IntentState>>(
        { error: 'card_declined' },
        { error: 'expired_card' },
        { status: 'requires_action' },
        { status: 'processing' },
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom<readonly Partial<IntentState>[]>(
      [],
      [{ status: 'canceled' }],
      [{ status: 'requires_capture' }],
      [{ status: 'requires_capture' }, { status: 'canceled' }],
      [{ status: 'requires_capture' }, { status: 'succeeded', captured: 5_000 }],
    ),
  )
  .map(([tries, end]) => [{}, ...tries, ...end].map(intent));

interface Books {
  readonly payment: Payment;
  readonly orders: ReadonlySet<string>;
  readonly entered: number;
}

const nameOf = ({ kind, subject }: ProviderOrder) => `${kind} ${subject}`;

function look(books: Books, at: IntentState): Books {
  const { outcomes, orders } = applyIntent(books.payment, loan, at, NOW);
  const followed = outcomes.flatMap((outcome) => ordersOf(books.payment, outcome));
  outcomes.reduce((before, { payment }) => {
    mayBecome(before, payment.status);
    return payment.status;
  }, books.payment.status);
  return {
    payment: outcomes.at(-1)?.payment ?? books.payment,
    orders: new Set([...books.orders, ...[...orders, ...followed].map(nameOf)]),
    entered: books.entered + outcomes.filter(({ journal }) => journal).length,
  };
}

function mayBecome(before: PaymentStatus, after: PaymentStatus): void {
  expect([before, ...NEXT[before]]).toContain(after);
}

const start = (): Books => ({ payment: opened(), orders: new Set(), entered: 0 });

describe('what the provider says of an intent', () => {
  it('ends in the same payment, whichever looks were missed or made twice', () => {
    fc.assert(
      fc.property(
        history.chain((states) =>
          fc.record({
            states: fc.constant(states),
            looks: fc.array(fc.integer({ min: 0, max: Math.max(0, states.length - 1) }), { maxLength: 8 }),
          }),
        ),
        ({ states, looks }) => {
          const last = states.at(-1);
          if (!last) return;
          const every = states.reduce(look, start());
          const some = [...looks.sort((a, b) => a - b).map((at) => states[at]!), last, last].reduce(
            look,
            start(),
          );
          const held = states.some(({ status }) => status === 'requires_capture');
          if (held && last.status === 'canceled') return expect(some.payment.status).toBe('payment_failed');
          expect(some.payment.status).toBe(every.payment.status);
          expect(some.entered).toBe(every.entered);
          expect(some.entered).toBe(last.status === 'succeeded' ? 1 : 0);
          expect([...some.orders]).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('gives back money that came after the payment was void', () => {
    const payment: Payment = { ...opened(), status: 'canceled', intentId: 'i' };
    const ordersAt = (to: Partial<IntentState>) =>
      applyIntent(payment, loan, intent(to), NOW).orders.map(nameOf);
    expect(ordersAt({ status: 'requires_capture' })).toEqual(['release i']);
    expect(ordersAt({ status: 'succeeded', captured: 5_000 })).toEqual(['refund stray:i']);
    expect(ordersAt({ status: 'canceled' })).toEqual([]);
  });

  it('changes nothing once an invoice has replaced the card, which is released', () => {
    const asked = {
      number: 1,
      name: 'A',
      email: 'a@example.com',
      locale: 'ja',
      description: '',
      dueAt: null,
    };
    const sent = { ...asked, state: 'sent', id: 'in', url: '' } as const;
    const waiting = { ...asked, state: 'asked', id: '', url: '' } as const;
    for (const payment of [
      { ...opened(), status: 'invoice_sent' as const, invoice: sent },
      { ...opened(), status: 'payment_failed' as const, invoice: waiting },
    ]) {
      const canceled = applyIntent(payment, loan, intent({ status: 'canceled' }), NOW);
      expect(canceled).toEqual({ outcomes: [], orders: [] });
      const late = applyIntent(payment, loan, intent({ status: 'requires_capture' }), NOW);
      expect([late.outcomes, late.orders.map(nameOf)]).toEqual([[], ['release i']]);
    }
  });

  it('gives back what a cancelled booking does not leave, though the whole was being charged', () => {
    const held = applyIntent(opened(), loan, intent({ status: 'requires_capture' }), NOW).outcomes.at(-1);
    const payment = { ...held!.payment, amountRefunded: 4_500, amountKept: 500 };
    const { orders, outcomes } = applyIntent(
      payment,
      loan,
      intent({ status: 'succeeded', captured: 5_000 }),
      NOW,
    );
    expect(orders).toEqual([{ kind: 'refund', subject: 'over', intentId: 'i', amount: 4_500 }]);
    expect(outcomes[0]!.journal!.entries[0]).toMatchObject({ account: 'clearing', amount: 500 });
  });

  it('charges a kept card once where the hold was lost', () => {
    const held = applyIntent(opened(), loan, intent({ status: 'requires_capture' }), NOW).outcomes.at(-1);
    const lost = applyIntent(held!.payment, loan, intent({ status: 'canceled', keptCardId: 'pm' }), NOW);
    expect(lost.outcomes.map(({ change, payment }) => [change, payment.status, payment.paidAt])).toEqual([
      ['updated', 'payment_failed', null],
    ]);
    expect(lost.orders).toEqual([{ kind: 'charge', subject: 'i', cardId: 'pm', amount: 5_000 }]);
  });
});
