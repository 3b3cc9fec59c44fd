import { DomainError } from '@kashikari/kernel';

/** Attempts of one call in all. */
const ATTEMPTS = 3;

/** Pauses before the second and the third attempt, milliseconds; up to as much again by chance. */
const PAUSES = [20, 100];

/** Retries that a client may spend at once, and what each call that went well gives back. */
const BUDGET = { most: 20, earned: 0.1 };

/**
 * Limits a process's retries towards one service. Under many failures, no more than one call in ten is repeated, so
 * that retries don't overload a failing service.
 */
export class RetryBudget {
  private left = BUDGET.most;

  earn(): void {
    this.left = Math.min(BUDGET.most, this.left + BUDGET.earned);
  }

  /** @returns whether there was enough */
  spend(): boolean {
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

/**
 * Sends a read, and retries it while it gets no answer and the deadline and the budget allow. Only for calls without
 * effects: an interrupted call may have been executed.
 * @param deadline epoch milliseconds, of all attempts together
 */
export async function withRetries<T>(
  send: () => Promise<T>,
  budget: RetryBudget,
  deadline: number,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send();
      budget.earn();
      return answer;
    } catch (error) {
      const pause = (PAUSES[attempt - 1] ?? 0) * (1 + Math.random());
      const again = attempt < ATTEMPTS && isAway(error) && Date.now() + pause < deadline && budget.spend();
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A deadline that has passed has passed for a second attempt too. */
function isAway(error: unknown): boolean {
  if (!(error instanceof DomainError)) return false;
  const { kind, code } = error.refusal;
  return kind === 'unavailable' && code !== 'deadline_exceeded';
}
