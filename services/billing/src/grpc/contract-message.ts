import { enumOf, SETS, type contracts } from '@kashikari/contracts';
import { startOfDay } from '@kashikari/kernel';
import type { PlanBill, PlanLine } from '@kashikari/pricing';
import { periodOf } from '../domain/contracts/contract';
import type { PlanOffer } from '../domain/contracts/offer-plan';

/** Returns the quote of a requested plan for its owner. */
export function toQuote({ kind, bill, next, contract }: PlanOffer): contracts.QuotePlanResponse {
  const nextAt = new Date(startOfDay(periodOf(contract).to, contract.zone));
  return {
    beginsAt: kind === 'later' ? nextAt : undefined,
    ...{ now: toAmounts(bill), next: toAmounts(next), nextAt },
  };
}

export const toAmounts = ({ lines, due, tax }: PlanBill): contracts.BillAmounts => ({
  ...{ lines: lines.map(toPlanLine), due, tax },
});

export const toPlanLine = ({ kind, from, to, ...line }: PlanLine): contracts.PlanLine => ({
  ...{ ...line, from: from ?? '', to: to ?? '' },
  kind: enumOf(SETS.planLineKind, kind),
});
