import { addDays, dayOf, endOfDay, FULL_REFUND_OVER_DAYS, REFUND_STEPS, startOfDay } from '@kashikari/kernel';
import { fullRefundUntil, refundOf, refundPercent, type RefundTerms } from './refund';

/** One period of the cancellation terms of a booking. It begins where the step before it ends. */
export interface CancellationStep {
  /** First instant at which the step no longer holds, epoch milliseconds; null: it holds from then on. */
  readonly until: number | null;
  /** Share of the total that a cancellation returns, percent. */
  readonly percent: number;
  /** Amount that a cancellation returns, yen. */
  readonly refund: number;
}

/** Returns the refunds for cancelling from `now` on, in order of time. Neighboring steps differ in their percent. */
export function cancellationTable(loan: RefundTerms, total: number, now: number): CancellationStep[] {
  const percents = [now, ...changesOf(loan).filter((at) => at > now)].map((from) => ({
    from,
    percent: refundPercent(loan, from),
  }));
  const steps = percents.filter(({ percent }, index) => percent !== percents[index - 1]?.percent);
  return steps.map(({ percent }, index) => ({
    until: steps[index + 1]?.from ?? null,
    percent,
    refund: refundOf(total, percent).refund,
  }));
}

/** Instants at which the refund share may change, in order. */
function changesOf(loan: RefundTerms): number[] {
  const first = dayOf(loan.startAt, loan.zone);
  const dayAfterFullRefund = addDays(first, -FULL_REFUND_OVER_DAYS);
  const instants = [
    fullRefundUntil(loan) + 1,
    startOfDay(dayAfterFullRefund, loan.zone),
    ...REFUND_STEPS.map(({ daysBefore }) => endOfDay(addDays(first, -daysBefore), loan.zone)),
  ];
  return instants.sort((a, b) => a - b);
}
