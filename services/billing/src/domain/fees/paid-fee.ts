import type { Fee, FeePeriod } from './fee';

/** What a payment of a group's fee is for: one month of it, beside the fee as it stands. */
export interface PaidFee {
  readonly period: FeePeriod;
  readonly fee: Fee;
}

/** Whether the member may end it: it goes on, and was not ended. */
export const canEnd = ({ fee }: PaidFee): boolean => fee.state === 'active' && !fee.ends;

/** How a fee stands for its member. `paused`: a month was not paid; `over`: the member ended it, or left. */
export type FeeStatus = 'active' | 'ending' | 'paused' | 'over';

export function statusOf({ fee: { state, stopped, ends } }: PaidFee): FeeStatus {
  if (state !== 'active') return 'over';
  if (stopped) return 'paused';
  return ends ? 'ending' : 'active';
}
