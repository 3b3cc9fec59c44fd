import { refundOf } from '@kashikari/pricing';
import type { Loan, PriceRevision } from './loan';
import type { Payment } from './payment';

/** An amount due, with its number among the booking's payments. */
export interface Due {
  readonly number: number;
  readonly amount: number;
  readonly revision: PriceRevision;
  /** It starts with the booking, or is the rest of a higher price. */
  readonly isWhole: boolean;
}

/** The amount that a price change or a cancellation returns of a paid payment, yen. */
export interface Return {
  readonly payment: Payment;
  readonly source: string;
  readonly amount: number;
  readonly kept: number;
}

/** The whole history of a charge: what is open, what became void, what goes back. */
export interface ChargeHistory {
  readonly open: Due | undefined;
  readonly voided: readonly Due[];
  readonly returns: readonly Return[];
}

/** A paid payment, with how much of it still counts toward the price. */
interface CountedPayment {
  readonly payment: Payment;
  yen: number;
}

type Step =
  | { readonly at: number; readonly price: PriceRevision; readonly index: number }
  | { readonly at: number; readonly paid: Payment }
  | { readonly at: number; readonly cancelled: true };

/**
 * Replays a charge from its first price: each price, each payment, the cancellation, in the order of time. It reads only what is
 * frozen, so the result is the same whichever events have arrived before. A refund that an older price asked for, which was not
 * the price any more, makes its payment count for less.
 */
export function replayCharge(loan: Loan, payments: readonly Payment[]): ChargeHistory {
  const steps = stepsOf(loan, payments);
  const first = replay(loan, steps, NONE);
  const unasked = unaskedOf(payments, first.returns);
  return unasked.size === 0 ? first : replay(loan, steps, unasked);
}

const NONE: ReadonlyMap<string, number> = new Map();

function replay(loan: Loan, steps: readonly Step[], unasked: ReadonlyMap<string, number>): ChargeHistory {
  const history = new Replay(loan.charge.refundPercent ?? 100, unasked);
  for (const step of steps) {
    if ('price' in step) history.price(step.price, step.index);
    else if ('paid' in step) history.paid(step.paid);
    else history.cancel();
  }
  return history;
}

/** Yen of each payment that were returned for prices, and that no price asks for: by the payment's id. */
function unaskedOf(payments: readonly Payment[], returns: readonly Return[]): ReadonlyMap<string, number> {
  const asked = new Set(returns.map(({ payment, source }) => `${payment.id} ${source}`));
  const sums = payments.map(({ id, refunds }) => {
    const orphans = refunds.filter(
      ({ source }) => source.startsWith('revision:') && !asked.has(`${id} ${source}`),
    );
    return [id, orphans.reduce((sum, { amount, kept }) => sum + amount + kept, 0)] as const;
  });
  return new Map(sums.filter(([, yen]) => yen > 0));
}

/**
 * Returns the events of a charge in order of time. At the same time, prices precede payments, so a payer pays the new
 * price.
 */
function stepsOf(loan: Loan, payments: readonly Payment[]): Step[] {
  let at = 0;
  const facts: Step[] = loan.charge.revisions.map((price, index) => {
    at = Math.max(at, price.at);
    return { at, price, index };
  });
  const first = facts[0]?.at ?? 0;
  if (loan.cancelledAt !== null) facts.push({ at: Math.max(at, loan.cancelledAt), cancelled: true });
  const paid = payments.flatMap((payment) =>
    payment.paidAt === null ? [] : [{ at: Math.max(first, payment.paidAt), paid: payment }],
  );
  paid.sort((a, b) => a.at - b.at || a.paid.number - b.paid.number);
  return [...facts, ...paid].sort((a, b) => a.at - b.at);
}

/** The state of a charge at one moment of its history. */
class Replay implements ChargeHistory {
  open: Due | undefined;
  readonly voided: Due[] = [];
  readonly returns: Return[] = [];
  private readonly counted: CountedPayment[] = [];
  private last = 0;
  private current: { readonly price: PriceRevision; readonly source: string } | undefined;
  private isCancelled = false;

  /** @param unasked yen of payments that went back already, by the payment's id */
  constructor(
    private readonly cancelPercent: number,
    private readonly unasked: ReadonlyMap<string, number>,
  ) {}

  price(price: PriceRevision, index: number): void {
    this.current = { price, source: `revision:${index}` };
    this.balance(price.refundPercent);
  }

  /** Money that comes after a price or a cancellation was not paid for it: what is too much goes back whole. */
  paid(payment: Payment): void {
    const { number } = payment;
    if (this.open?.number === number) this.open = undefined;
    const wasVoid = this.voided.findIndex((due) => due.number === number);
    if (wasVoid >= 0) this.voided.splice(wasVoid, 1);
    this.last = Math.max(this.last, number);
    const yen = Math.max(0, payment.amount - (this.unasked.get(payment.id) ?? 0));
    this.counted.push({ payment, yen });
    if (this.isCancelled) this.giveBack(yen, 100, 'cancel');
    else this.balance(100);
  }

  /**
   * Cancels the charge. Open amounts are no longer owed. Each paid payment returns its share; the sum is exact to the
   * yen.
   */
  cancel(): void {
    this.isCancelled = true;
    this.voidOpen();
    let before = 0;
    for (const one of this.counted) {
      const left = Math.max(0, one.yen - refundedByManagers(one.payment));
      const { amount, kept } = shareOfRefund(left, before, this.cancelPercent);
      this.returns.push({ payment: one.payment, source: 'cancel', amount, kept });
      before += left;
      one.yen = 0;
    }
  }

  private balance(percent: number): void {
    if (!this.current) return;
    const { price, source } = this.current;
    const due = price.total - this.counted.reduce((sum, { yen }) => sum + yen, 0);
    if (due <= 0) this.voidOpen();
    if (due < 0) this.giveBack(-due, percent, source);
    if (due <= 0) return;
    const number = this.open?.number ?? (this.last += 1);
    this.open = { number, amount: due, revision: price, isWhole: due === price.total };
  }

  /** The latest payment returns first. */
  private giveBack(over: number, percent: number, source: string): void {
    let { refund, kept } = refundOf(over, percent);
    for (const one of this.counted.toReversed()) {
      const amount = Math.min(one.yen, refund);
      const keeps = Math.min(one.yen - amount, kept);
      if (amount + keeps > 0) this.returns.push({ payment: one.payment, source, amount, kept: keeps });
      one.yen -= amount + keeps;
      refund -= amount;
      kept -= keeps;
    }
  }

  private voidOpen(): void {
    if (this.open) this.voided.push(this.open);
    this.open = undefined;
  }
}

/**
 * The share of one payment in the refund of a cancelled booking.
 * @param left what counts of it, yen
 * @param before what counts of the earlier payments of the booking, yen
 */
export function shareOfRefund(
  left: number,
  before: number,
  percent: number,
): { readonly amount: number; readonly kept: number } {
  const kept = refundOf(before + left, percent).kept - refundOf(before, percent).kept;
  return { amount: left - kept, kept };
}

const refundedByManagers = ({ refunds }: Payment): number =>
  refunds.filter(({ source }) => source.startsWith('manager:')).reduce((sum, { amount }) => sum + amount, 0);
