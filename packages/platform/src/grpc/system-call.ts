import { DEFAULT_LOCALE, SYSTEM, type Call } from '@kashikari/kernel';
import type { Clock } from '../clock';

/** A call that no person asked for: consumers, jobs, facts fetched once. */
export function systemCall(clock: Clock): Call {
  return { actor: SYSTEM, now: clock.now(), locale: DEFAULT_LOCALE };
}
