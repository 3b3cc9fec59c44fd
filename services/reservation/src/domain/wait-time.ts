import { lastCall, type Wait } from './wait';
import { moved } from './move-wait';

/** The time to answer is over; null when there is nothing to lapse, or not yet. */
export function lapseOffer(wait: Wait, now: number): Wait | null {
  if (wait.answerBy === null || now < wait.answerBy) return null;
  const lapsed = moved(wait, 'lapse', now);
  return lapsed.ok ? lapsed.value : null;
}

/** Ends a wait without an offer whose range can no longer be booked. No notification is sent. */
export function passWait(wait: Wait, now: number): Wait | null {
  if (wait.state !== 'waiting' || now < lastCall(wait.asked, wait.zone)) return null;
  const passed = moved(wait, 'pass', now);
  return passed.ok ? passed.value : null;
}

/** The good or the person is gone. */
export function withdrawWait(wait: Wait, now: number): Wait | null {
  const withdrawn = moved(wait, 'withdraw', now);
  return withdrawn.ok ? withdrawn.value : null;
}
