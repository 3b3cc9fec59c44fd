import type { Fee, FeePeriod } from './fee';

/** The subject of a fee payment: one month, with the current fee. */
export interface PaidFee {
  readonly period: FeePeriod;
  readonly fee: Fee;
}

/** Returns true if the member may end it: it is active and was not ended. */
export const canEnd = ({ fee }: PaidFee): boolean => fee.state === 'active' && !fee.ends;

/** State of a fee as its member sees it. `paused`: a month was not paid; `over`: the member ended it, or left. */
export type FeeStatus = 'active' | 'ending' | 'paused' | 'over';

export function statusOf({ fee: { state, stopped, ends } }: PaidFee): FeeStatus {
  if (state !== 'active') return 'over';
  if (stopped) return 'paused';
  return ends ? 'ending' : 'active';
}
