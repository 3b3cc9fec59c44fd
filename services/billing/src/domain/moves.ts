import type { Payment } from './payment';

/** Money that moved between the payer and the payee. */
export interface MoneyMove {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  /** Yen, tax included; negative if it went back to the payer. */
  readonly amount: number;
}

type Moved = Pick<Payment, 'amount' | 'collected' | 'capturedAt' | 'refunds' | 'chargebacks'>;

/**
 * Returns all money that a payment has moved, in the order of time: what was collected, its refunds, and its chargebacks
 * that were not won. Refunds of a card hold only lower the amount that is collected, so they are no moves.
 */
export function movesOf({ amount, collected, capturedAt, refunds, chargebacks }: Moved): MoneyMove[] {
  if (capturedAt === null) return [];
  let ofHold = amount - collected;
  const back = [...refunds]
    .sort((a, b) => a.at - b.at)
    .map(({ at, amount: yen }) => {
      const lowered = Math.min(ofHold, yen);
      ofHold -= lowered;
      return { at, amount: lowered - yen };
    });
  const lost = chargebacks
    .filter(({ state }) => state !== 'won')
    .map(({ at, amount: yen }) => ({ at, amount: -yen }));
  return [{ at: capturedAt, amount: collected }, ...back, ...lost]
    .filter(({ amount: yen }) => yen !== 0)
    .sort((a, b) => a.at - b.at);
}
