import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Wait } from './wait';
import { isState, WAIT_ACTS, WAIT_MOVES, type WaitAct } from './wait-state';

/** Returns the wait after an act. A refusal names its state and the allowed acts. */
export function moved(wait: Wait, act: WaitAct, now: number, fields: Partial<Wait> = {}): Verdict<Wait> {
  const to = WAIT_MOVES[wait.state][act];
  if (!isState(to)) {
    const allowed = WAIT_ACTS.filter((other) => isState(WAIT_MOVES[wait.state][other]));
    return refuse(to, { state: wait.state, allowed });
  }
  return allow({ ...wait, ...fields, state: to, version: wait.version + 1, updatedAt: now });
}
