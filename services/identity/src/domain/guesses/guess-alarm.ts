import { NO_GUESSES, type Guesses } from './guess-count';

/** Number of failures from which the owner is notified. Times in milliseconds of security time. */
export interface AlarmPolicy {
  readonly name: string;
  /** Failures within a period. */
  readonly at: number;
  /** Begins with the first failure, and again with an alarm: alarms are at least so long apart. */
  readonly period: number;
}

/** Wrong passcodes of one group, by however many accounts. */
export const PASSCODE_ALARM: AlarmPolicy = { name: 'passcode.alarm', at: 50, period: 24 * 60 * 60_000 };

/** Counts one more failure. `isDue` is true if the owner is to be notified of it. */
export function afterCounted(
  { at, period }: AlarmPolicy,
  { failures, since }: Guesses,
  now: number,
): { readonly guesses: Guesses; readonly isDue: boolean } {
  const isOver = failures === 0 || now >= since + period;
  const counted = isOver ? 1 : failures + 1;
  const isDue = counted === at;
  return {
    guesses: { ...NO_GUESSES, failures: counted, since: isOver || isDue ? now : since, lastAt: now },
    isDue,
  };
}
