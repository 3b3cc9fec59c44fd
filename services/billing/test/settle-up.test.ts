import fc from 'fast-check';
import { Books } from './books';
import { cancelled, loanOf, revision } from './loans';

const lines = (books: Books) =>
  books.payments.map(({ status, amount, amountRefunded }) => `${status} ${amount} ${amountRefunded}`);

describe('settling up a booking with its payments', () => {
  it('opens one payment over the whole price, with its lines and tax', () => {
    const books = new Books();
    books.arrive(loanOf([revision(5_000)]));
    expect(books.payments).toEqual([
      expect.objectContaining({ status: 'draft', reason: 'reservation', amount: 5_000, tax: 454 }),
    ]);
    expect(books.payments[0]!.lines).toHaveLength(1);
  });

  it.each([
    ['a higher price before payment raises the amount', [8_000], [], ['draft 8000 0']],
    ['a lower price before payment lowers it', [3_000], [], ['draft 3000 0']],
    [
      'a higher price after payment opens a payment of the rest',
      [8_000],
      [1],
      ['succeeded 5000 0', 'draft 3000 0'],
    ],
    [
      'a lower price after payment refunds its percent of the difference',
      [3_000],
      [1],
      ['succeeded 5000 1000'],
    ],
    [
      'a rest that is not owed any more is void',
      [8_000, 4_000],
      [1],
      ['succeeded 5000 500', 'canceled 3000 0'],
    ],
    ['a rest grows with the price', [8_000, 9_000], [1], ['succeeded 5000 0', 'draft 4000 0']],
    [
      'a void rest is not opened again',
      [8_000, 5_000, 6_000],
      [1],
      ['succeeded 5000 0', 'canceled 3000 0', 'draft 1000 0'],
    ],
  ])('%s', (_, totals, paidAfter, expected) => {
    const books = new Books();
    const prices = [5_000, ...totals].map((total, index) => revision(total, index * 10, index ? 50 : 100));
    prices.forEach((_price, index) => {
      books.arrive(loanOf(prices.slice(0, index + 1)), index * 10);
      if (paidAfter.includes(index + 1)) books.settle(index * 10 + 5);
    });
    expect(lines(books)).toEqual(expected);
  });

  it('refunds the whole difference to a payer who paid after the price became lower', () => {
    const books = new Books();
    books.arrive(loanOf([revision(5_000)]));
    books.settle(20);
    books.arrive(loanOf([revision(5_000), revision(3_000, 10, 0)]), 30);
    expect(lines(books)).toEqual(['succeeded 5000 2000']);
  });

  it.each([
    [90, 1_005, 905],
    [50, 5_000, 2_500],
    [0, 5_000, 0],
    [100, 5_000, 5_000],
  ])('refunds %i %% of a cancelled loan of %i yen as %i yen', (percent, total, refund) => {
    const books = new Books();
    const loan = loanOf([revision(total)]);
    books.arrive(loan);
    books.settle(5);
    books.arrive(cancelled(loan, 10, percent), 10);
    expect([books.refunded, books.balance('by_hand')]).toEqual([refund, total - refund]);
    expect(books.payments[0]!.amountKept).toBe(total - refund);
  });

  it('demands nothing for a cancelled booking that was not paid', () => {
    const books = new Books();
    books.arrive(loanOf([revision(5_000)]));
    books.arrive(cancelled(loanOf([revision(5_000)]), 10, 0), 10);
    expect(lines(books)).toEqual(['canceled 5000 0']);
    expect(books.journals).toEqual([]);
  });

  it('refunds everything that was paid after the cancellation', () => {
    const books = new Books();
    const loan = loanOf([revision(5_000)]);
    books.arrive(loan);
    books.settle(20);
    books.arrive(cancelled(loan, 10, 0), 30);
    expect(lines(books)).toEqual(['refunded 5000 5000']);
  });

  it('refunds what managers have left of it', () => {
    const books = new Books();
    const loan = loanOf([revision(5_000)]);
    books.arrive(loan);
    books.settle(5);
    books.refund(0.4, 6);
    books.arrive(cancelled(loan, 10, 50), 10);
    expect(lines(books)).toEqual(['succeeded 5000 3500']);
  });

  it('demands again what went back for a price that had been raised again, of which nothing was known yet', () => {
    const books = new Books();
    const prices = [5_000, 6_000, 5_000, 6_000].map((total, index) => revision(total, index * 10, 0));
    books.arrive(loanOf(prices.slice(0, 1)));
    books.settle(5);
    books.arrive(loanOf(prices.slice(0, 2)), 35);
    books.settle(36);
    books.arrive(loanOf(prices.slice(0, 3)), 40);
    expect(lines(books)).toEqual(['succeeded 5000 0', 'refunded 1000 1000']);
    books.arrive(loanOf(prices), 50);
    books.settle(60);
    books.arrive(loanOf(prices), 70);
    expect(lines(books)).toEqual(['succeeded 5000 0', 'refunded 1000 1000', 'succeeded 1000 0']);
    expect(books.balance('by_hand')).toBe(6_000);
  });

  it('hands open payments on with a transferred good, and all to the successor of a card', () => {
    const books = new Books();
    books.arrive(loanOf([revision(5_000)]));
    books.settle(5);
    const dearer = [revision(5_000), revision(8_000, 10)];
    books.arrive(loanOf(dearer), 10);
    books.arrive(loanOf(dearer, { version: 9, payeeId: 'new lender', payerId: 'account' }), 20);
    expect(books.payments.map(({ payerId, payeeId }) => [payerId, payeeId])).toEqual([
      ['account', loanOf([]).payeeId],
      ['account', 'new lender'],
    ]);
  });
});

/** A booking's life: prices and a cancellation with minutes between them, and after which of them people pay. */
const history = fc.record({
  prices: fc.array(
    fc.record({
      total: fc.integer({ min: 50, max: 9_999 }),
      percent: fc.constantFrom(0, 20, 50, 90, 100),
      isPaid: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  cancelPercent: fc.option(fc.constantFrom(0, 20, 50, 90, 100)),
  seeds: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 12, maxLength: 12 }),
});

/** Each version of the booking, and whether people pay before the next one. */
function versionsOf({
  prices,
  cancelPercent,
}: {
  prices: readonly { total: number; percent: number; isPaid: boolean }[];
  cancelPercent: number | null;
}) {
  const revisions = prices.map(({ total, percent }, index) =>
    revision(total, index * 10, index ? percent : 100),
  );
  const versions = prices.map(({ isPaid }, index) => ({
    loan: loanOf(revisions.slice(0, index + 1)),
    isPaid,
  }));
  if (cancelPercent === null) return versions;
  return [
    ...versions,
    { loan: cancelled(loanOf(revisions), revisions.length * 10, cancelPercent), isPaid: false },
  ];
}

function expectSoundBooks(books: Books): void {
  for (const { entries } of books.journals)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(books.balance('by_hand')).toBe(books.paid - books.refunded);
  expect(books.balance('by_hand')).toBeGreaterThanOrEqual(0);
  for (const payment of books.payments) {
    expect(payment.amountRefunded + payment.amountKept).toBeLessThanOrEqual(payment.amount);
    expect(new Set(payment.refunds.map(({ source }) => source)).size).toBe(payment.refunds.length);
  }
}

describe('whatever the order of events', () => {
  it('ends in the same payments, refunds and balances when events come late, twice or not at all before the next', () => {
    fc.assert(
      fc.property(history, ({ seeds, ...life }) => {
        const versions = versionsOf(life);
        const inOrder = new Books();
        const shuffled = new Books();
        versions.forEach(({ loan, isPaid }, index) => {
          inOrder.arrive(loan, index * 10);
          if (isPaid) inOrder.settle(index * 10 + 5);
          // Before people pay, or at the end, the newest version has arrived; older ones come before or after it, or both.
          const isSeen = isPaid || index === versions.length - 1 || seeds[index]! > 3;
          if (seeds[index]! % 2)
            shuffled.arrive(versions[Math.max(0, index - seeds[index]!)]!.loan, index * 10);
          if (isSeen) shuffled.arrive(loan, index * 10);
          if (seeds[index + 1]! % 2) shuffled.arrive(versions[Math.max(0, index - 1)]!.loan, index * 10 + 1);
          if (isPaid) shuffled.settle(index * 10 + 5);
        });
        shuffled.arrive(versions[0]!.loan, 100);
        expect(shuffled.result).toEqual(inOrder.result);
        expect(shuffled.balance('sales_by_hand')).toBe(inOrder.balance('sales_by_hand'));
        expectSoundBooks(inOrder);
      }),
      { numRuns: 200 },
    );
  });

  it('never refunds more than was paid, however late an event is, and changes nothing when it comes again', () => {
    fc.assert(
      fc.property(history, ({ seeds, ...life }) => {
        const versions = versionsOf(life);
        const books = new Books();
        versions.forEach((_, index) => {
          const seen = versions[Math.max(0, index - seeds[index]!)]!;
          books.arrive(seen.loan, index * 10);
          books.settle(index * 10 + 5);
          if (seeds[index] === 4) books.refund(0.7, index * 10 + 6);
          expectSoundBooks(books);
        });
        const last = versions.at(-1)!.loan;
        books.arrive(last, 200);
        const { result } = books;
        books.arrive(last, 201);
        expect(books.result).toEqual(result);
        expectSoundBooks(books);
        if (last.state === 'cancelled') return;
        books.settle(202);
        const covered = books.payments.reduce(
          (sum, { paidAt, amount, refunds }) =>
            paidAt === null
              ? sum
              : sum +
                amount -
                refunds.reduce(
                  (all, one) => all + (one.source.startsWith('manager') ? 0 : one.amount + one.kept),
                  0,
                ),
          0,
        );
        expect(covered).toBeGreaterThanOrEqual(last.charge.revisions.at(-1)!.total);
      }),
      { numRuns: 200 },
    );
  });
});
