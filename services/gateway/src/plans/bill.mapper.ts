import { contracts, enumOf, SETS } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { instant, instantOrNull } from '../mappers/times';
import { PlanLine, type BillAmounts, type PlanOrder, type PlanQuote } from './bill.schema';
import type { z } from 'zod';

export const toPlanLine = answerOf(PlanLine, contracts.PlanLine);

export const toAmounts = ({ lines, due, tax }: contracts.BillAmounts): z.input<typeof BillAmounts> => ({
  ...{ lines: lines.map(toPlanLine), due, tax },
});

const NOTHING: contracts.BillAmounts = { lines: [], due: 0, tax: 0 };

export function toQuote(quote: contracts.QuotePlanResponse | undefined): z.input<typeof PlanQuote> {
  const { now = NOTHING, next = NOTHING, nextAt, beginsAt } = quote ?? {};
  return {
    ...{ lines: now.lines.map(toPlanLine), due_now: now.due, tax: now.tax },
    begins_at: instantOrNull(beginsAt),
    ...{ next_lines: next.lines.map(toPlanLine), next_amount: next.due, next_at: instant(nextAt) },
  };
}

export function toOrder(order: z.output<typeof PlanOrder>): contracts.BuyPlanRequest {
  return {
    plan: enumOf(SETS.planId, order.plan),
    interval: enumOf(SETS.billingInterval, order.interval),
    ...{ coupon: order.coupon ?? '', maxMembers: order.max_members },
  };
}
