import { movesOf } from './moves';

const refund = (at: number, amount: number) => ({ source: `at ${at}`, kept: 0, reason: '', at, amount });
const chargeback = (state: 'open' | 'lost' | 'won', at: number, amount: number) => ({
  ...{ id: `${state} ${at}`, state },
  ...{ at, amount },
});
const paid = { amount: 5_000, collected: 5_000, capturedAt: 10, refunds: [], chargebacks: [] };

describe('the money that a payment moved', () => {
  it('is nothing before it is collected', () => {
    const held = { ...paid, collected: 0, capturedAt: null, refunds: [refund(5, 1_000)] };
    expect(movesOf(held)).toEqual([]);
  });

  it('is what was collected, less each refund at its time', () => {
    expect(movesOf({ ...paid, refunds: [refund(30, 500), refund(20, 1_000), refund(25, 0)] })).toEqual([
      { at: 10, amount: 5_000 },
      { at: 20, amount: -1_000 },
      { at: 30, amount: -500 },
    ]);
  });

  it('has no refund of a hold, which only lowered what was collected', () => {
    const refunds = [refund(5, 1_000), refund(10, 2_000)];
    expect(movesOf({ ...paid, collected: 4_000, refunds })).toEqual([
      { at: 10, amount: 4_000 },
      { at: 10, amount: -2_000 },
    ]);
  });

  it('loses chargebacks, except those that the lender won', () => {
    const chargebacks = [
      chargeback('won', 20, 1_000),
      chargeback('open', 30, 2_000),
      chargeback('lost', 40, 3),
    ];
    expect(movesOf({ ...paid, chargebacks })).toEqual([
      { at: 10, amount: 5_000 },
      { at: 30, amount: -2_000 },
      { at: 40, amount: -3 },
    ]);
  });
});
