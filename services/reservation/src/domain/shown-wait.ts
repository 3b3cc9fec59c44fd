import { waitPermissions, type WaitCaller, type WaitPermission } from './answer-offer';
import type { Good } from './good';
import type { Wait } from './wait';

/** The data that rules about a wait may use. */
export interface WaitContext {
  readonly wait: Wait;
  readonly good: Pick<Good, 'title' | 'ownerId'>;
  readonly caller: WaitCaller;
  readonly now: number;
}

/** A wait as one person sees it at one moment. */
export interface ShownWait {
  readonly wait: Wait;
  readonly goodTitle: string;
  readonly lenderId: string;
  /** 1 is the next among those who want an overlapping range; null once it does not wait any more. */
  readonly place: number | null;
  readonly permissions: readonly WaitPermission[];
}

export function showWait({ wait, good, caller, now }: WaitContext, place: number | null): ShownWait {
  const permissions = waitPermissions(wait, caller, now);
  return { wait, goodTitle: good.title, lenderId: good.ownerId, place, permissions };
}
