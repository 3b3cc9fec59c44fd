import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Wait } from './wait';
import { moved } from './move-wait';

/** The relations of a caller to a wait; both may hold. */
export interface WaitCaller {
  /** True for the waiting person and for managers of their account. */
  readonly waits: boolean;
  /** True for the lender of the good and managers of its account. */
  readonly manages: boolean;
}

/** Allows an answer to the person who has the offer, and only in time. */
function mayAnswer(wait: Wait, caller: WaitCaller, now: number): Verdict<null> {
  if (!caller.waits) return refuse('forbidden');
  const late = wait.state === 'offered' && wait.answerBy !== null && now >= wait.answerBy;
  return late ? refuse('wait.lapsed', { answer_by: iso(wait.answerBy) }) : allow(null);
}

/** Accepts the offer. The booking is drafted like every other. */
export function acceptOffer(wait: Wait, caller: WaitCaller, bookingId: string, now: number): Verdict<Wait> {
  const may = mayAnswer(wait, caller, now);
  return may.ok ? moved(wait, 'accept', now, { bookingId }) : may;
}

export function declineOffer(wait: Wait, caller: WaitCaller, now: number): Verdict<Wait> {
  const may = mayAnswer(wait, caller, now);
  return may.ok ? moved(wait, 'decline', now) : may;
}

/** Waits no longer: by its own word, or taken out of the line by a manager. */
export function leaveQueue(wait: Wait, caller: WaitCaller, now: number): Verdict<Wait> {
  if (!caller.waits && !caller.manages) return refuse('forbidden');
  return moved(wait, 'leave', now);
}

/** Acts that the viewer may do now; the names of `permissions` on the wire. */
const WAIT_PERMISSIONS = ['accept', 'decline', 'leave'] as const;
export type WaitPermission = (typeof WAIT_PERMISSIONS)[number];

export function waitPermissions(wait: Wait, caller: WaitCaller, now: number): WaitPermission[] {
  const verdicts: Record<WaitPermission, Verdict<Wait>> = {
    accept: acceptOffer(wait, caller, wait.id, now),
    decline: declineOffer(wait, caller, now),
    leave: leaveQueue(wait, caller, now),
  };
  return WAIT_PERMISSIONS.filter((act) => verdicts[act].ok);
}

function iso(millis: number): string {
  return new Date(millis).toISOString();
}
