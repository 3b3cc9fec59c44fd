import { commissionOf } from '@kashikari/pricing';
import fc from 'fast-check';
import type { Loan } from '../src/domain/loan';
import { CardBooks } from './card-books';
import { BOOKED_AT, loanOf, revision } from './loans';

const HOUR = 3_600_000;
const LENDER = loanOf([]).payeeId;
const OTHER = '00000000-0000-7000-8000-0000000000b2';

/** One version of a booking, and what happens before the next one. */
const step = fc.record({
  state: fc.constantFrom('reserved', 'handed_over', 'returned', 'received'),
  isDisputed: fc.boolean(),
  refund: fc.constantFrom(0, 0, 0.3, 1),
  chargeback: fc.constantFrom('', '', 'open', 'lost', 'won'),
  deliveries: fc.integer({ min: 0, max: 2 }),
  seed: fc.integer({ min: 0, max: 9 }),
});

const life = fc.record({
  total: fc.integer({ min: 50, max: 99_999 }),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  isCancelled: fc.boolean(),
  percent: fc.constantFrom(0, 20, 50, 90, 100),
});

type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

function versionsOf({ total, steps, isCancelled, percent }: Life): Loan[] {
  const versions = steps.map(({ state, isDisputed }, index) =>
    loanOf([revision(total)], {
      ...{ version: index + 2, disputed: isDisputed, state: state === 'received' ? 'returned' : state },
      overAt: state === 'received' ? BOOKED_AT + (index + 1) * HOUR : null,
    }),
  );
  const last = versions.at(-1)!;
  if (!isCancelled) return versions;
  const end = { cancelledAt: BOOKED_AT + 50 * HOUR, overAt: null, disputed: false };
  const charge = { ...last.charge, refundPercent: percent };
  return [...versions, { ...last, ...end, version: 99, state: 'cancelled', charge }];
}

/** Applies a life to books; each delivery of a version may come late, twice or never, the last one arrives. */
function live(one: Life, isShuffled: boolean): CardBooks {
  const books = new CardBooks(BOOKED_AT);
  const versions = versionsOf(one);
  books.arrive(loanOf([revision(one.total)]));
  books.charge();
  versions.forEach((loan, index) => {
    books.now = BOOKED_AT + (index + 1) * HOUR;
    const { refund, chargeback, deliveries, seed } = one.steps[index] ?? one.steps.at(-1)!;
    if (isShuffled)
      for (let n = 0; n < deliveries; n += 1) books.arrive(versions[Math.max(0, index - ((seed + n) % 3))]);
    else books.arrive(loan);
    if (index < one.steps.length && refund) books.refund(refund, `manager:${index}`);
    if (index < one.steps.length && chargeback) books.dispute('du', chargeback as 'open');
  });
  books.now = BOOKED_AT + 100 * HOUR;
  books.arrive(versions.at(-1));
  books.arrive();
  return books;
}

/** Returns the balances that follow from the state of the payment and of the loan alone. */
function modelOf(books: CardBooks, loan: Loan): Record<string, number> {
  const [payment] = books.payments;
  const { amount, amountRefunded, chargebacks } = payment!;
  const lost = chargebacks.filter(({ state }) => state !== 'won').reduce((sum, one) => sum + one.amount, 0);
  const kept = amount - amountRefunded - lost;
  const isOver = !loan.disputed && (loan.state === 'cancelled' || loan.overAt !== null);
  const all = {
    clearing: -kept,
    commission: commissionOf(kept, 10),
    [`${isOver ? 'available' : 'held'} ${LENDER}`]: kept - commissionOf(kept, 10),
  };
  return Object.fromEntries(Object.entries(all).filter(([, yen]) => yen !== 0));
}

it('whatever happens to a loan in whichever order, its money is where its state says', () => {
  fc.assert(
    fc.property(life, fc.boolean(), (one, isShuffled) => {
      const books = live(one, isShuffled);
      for (const { entries } of books.journals)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const sources = books.journals.map(({ kind, sourceId }) => `${kind} ${sourceId}`);
      expect(new Set(sources).size).toBe(sources.length);
      expect(books.balances).toEqual(modelOf(books, versionsOf(one).at(-1)!));
      const before = books.journals.length;
      books.arrive();
      expect(books.journals).toHaveLength(before);
    }),
    { numRuns: 2_000 },
  );
});

it('a good that is transferred before the start hands on what is held; later its money stays', () => {
  const books = new CardBooks(BOOKED_AT);
  books.arrive(loanOf([revision(5_000)]));
  books.charge();
  expect(books.balances).toMatchObject({ [`held ${LENDER}`]: 4_500 });
  books.arrive(loanOf([revision(5_000)], { version: 2, payeeId: OTHER }));
  expect(books.balances).toEqual({ clearing: -5_000, commission: 500, [`held ${OTHER}`]: 4_500 });
  books.arrive(loanOf([revision(5_000)], { version: 3, payeeId: LENDER, state: 'handed_over' }));
  expect(books.balances).toMatchObject({ [`held ${OTHER}`]: 4_500 });
  books.now += HOUR;
  books.arrive(
    loanOf([revision(5_000)], { version: 4, payeeId: LENDER, state: 'returned', overAt: BOOKED_AT }),
  );
  expect(books.balances).toMatchObject({ [`available ${OTHER}`]: 4_500 });
});
