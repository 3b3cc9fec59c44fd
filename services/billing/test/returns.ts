import type { PriceLine } from '@kashikari/pricing';
import type { Loan, ReturnCharge } from '../src/domain/loan';

/** Yen of lateness, of an extension, or of both. */
export interface Cost {
  readonly overdue?: number;
  readonly extended?: number;
}

/** The cost of a return. */
export function costOf({ overdue = 0, extended = 0 }: Cost, at: number, number = 1): ReturnCharge {
  const line = (kind: PriceLine['kind'], amount: number): PriceLine[] =>
    amount > 0 ? [{ kind, count: 1, unitPrice: amount, quantity: 1, amount }] : [];
  const lines = [...line('extended', extended), ...line('late_day', overdue)];
  return { at, number, extended, overdue, lines };
}

/** The next version of a loan: returned with what that costs, or out again. */
export const returned = (loan: Loan, atReturn: ReturnCharge | undefined): Loan => ({
  ...{ ...loan, version: loan.version + 1, state: 'returned', overAt: atReturn?.at ?? null },
  charge: { ...loan.charge, atReturn },
});

export const undone = (loan: Loan): Loan => ({
  ...{ ...loan, version: loan.version + 1, state: 'reserved', overAt: null },
  charge: { ...loan.charge, atReturn: undefined },
});
