import { DEFAULT_LOCALE, SYSTEM, type Call } from '@kashikari/kernel';
import type { Clock } from '../clock';

/** Returns a call that no person requested: for consumers, jobs, and facts fetched once. */
export function systemCall(clock: Clock): Call {
  return { actor: SYSTEM, now: clock.now(), locale: DEFAULT_LOCALE };
}
