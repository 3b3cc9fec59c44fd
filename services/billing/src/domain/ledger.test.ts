import { commissionOf } from '@kashikari/pricing';
import fc from 'fast-check';
import {
  captured,
  refunded,
  refundedByHand,
  settledByHand,
  type Journal,
  type LedgerAccount,
} from './ledger';

const PAYEE = 'lender';
const source = (sourceId: string) => ({ sourceId, payeeId: PAYEE, at: 0 });

const balanceOf = (journals: readonly Journal[], account: LedgerAccount): number =>
  journals
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

const linesOf = ({ entries }: Journal) =>
  entries.map(({ account, amount, taxCode }) => [account, amount, taxCode]);

describe('a journal', () => {
  it('divides a captured loan of 5,000 yen between lender and operator', () => {
    expect(linesOf(captured(source('p'), { lent: 5_000, cancelled: 0 }, 10))).toEqual([
      ['clearing', 5_000, null],
      ['held', -4_500, '10'],
      ['commission', -500, '10'],
    ]);
  });

  it('moves what a cancelled loan leaves out of the tax, with the commission of what is kept', () => {
    const change = { before: { lent: 5_000, cancelled: 0 }, after: { lent: 0, cancelled: 2_500 } };
    expect(linesOf(refunded(source('p'), change, 10))).toEqual([
      ['clearing', -2_500, null],
      ['held', 4_500, '10'],
      ['held', -2_250, 'out'],
      ['commission', 250, '10'],
    ]);
  });

  it('has no commission by hand', () => {
    expect(linesOf(settledByHand(source('p'), 5_000))).toEqual([
      ['by_hand', 5_000, null],
      ['sales_by_hand', -5_000, '10'],
    ]);
    const change = { before: { lent: 5_000, cancelled: 0 }, after: { lent: 0, cancelled: 5_000 } };
    expect(linesOf(refundedByHand(source('p'), change))).toEqual([
      ['sales_by_hand', 5_000, '10'],
      ['sales_by_hand', -5_000, 'out'],
    ]);
  });

  it('sums up to 0 without a line of 0 yen, and the commission is that of what is kept', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        share,
        share,
        fc.integer({ min: 0, max: 30 }),
        (total, a, b, percent) => {
          const lent = Math.floor(total * a);
          const cancelled = Math.floor((total - lent) * b);
          const change = { before: { lent: total, cancelled: 0 }, after: { lent, cancelled } };
          const provider = [
            captured(source('p'), change.before, percent),
            refunded(source('r'), change, percent),
          ];
          const hand = [settledByHand(source('p'), total), refundedByHand(source('r'), change)];
          for (const { entries } of [...provider, ...hand]) {
            expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
            expect(entries.every(({ amount }) => amount !== 0)).toBe(true);
          }
          expect(balanceOf(provider, 'clearing')).toBe(lent + cancelled);
          expect(balanceOf(provider, 'commission') + commissionOf(lent + cancelled, percent)).toBe(0);
          expect(balanceOf(hand, 'by_hand')).toBe(lent + cancelled);
        },
      ),
      { numRuns: 300 },
    );
  });
});
