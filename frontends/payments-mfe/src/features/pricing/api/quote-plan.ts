import { answer, api, type components, useQuery } from '@kashikari/web-kit';
import type { Interval, Sold } from '../plan';

export type PlanQuote = components['schemas']['PlanQuote'];

export interface PlanOrder {
  readonly plan: Sold;
  readonly interval: Interval;
  /** Absent: none. */
  readonly coupon?: string;
}

/** Queries the price of a plan now, and from the next period on. */
export function useQuote(order: PlanOrder) {
  return useQuery({
    queryKey: ['subscriptions', 'amount', order],
    queryFn: () => answer(api.GET('/subscriptions/amount', { params: { query: order } })),
    retry: false,
  });
}
