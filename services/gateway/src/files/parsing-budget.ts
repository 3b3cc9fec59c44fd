import { refused } from '@kashikari/kernel';

export interface ParsingLimits {
  /** Milliseconds of parsing that one account may use in an hour. */
  readonly perHourMs: number;
  /** Milliseconds that an account waits after a file that took too long. */
  readonly pauseMs: number;
}

interface Account {
  readonly since: number;
  usedMs: number;
  pausedUntil: number;
}

const HOUR = 3_600_000;

/** Limits the time that this gateway spends on the files of one account. */
export class ParsingBudget {
  private readonly accounts = new Map<string, Account>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly limits: ParsingLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws DomainError `rate_limited` for an account that has used its time, or has to wait after a file that took too long */
  check(account: string): void {
    const used = this.find(account);
    if (!used) return;
    const wait = Math.max(
      used.pausedUntil - this.now(),
      used.usedMs >= this.limits.perHourMs ? used.since + HOUR - this.now() : 0,
    );
    if (wait > 0) throw refused('rate_limited', { by: 'account', retry_after: Math.ceil(wait / 1_000) });
  }

  /** @param isEnded whether the file took too long, or too much memory */
  spend(account: string, ms: number, isEnded: boolean): void {
    const now = this.now();
    const used = this.find(account) ?? { since: now, usedMs: 0, pausedUntil: 0 };
    used.usedMs += ms;
    if (isEnded) used.pausedUntil = now + this.limits.pauseMs;
    this.accounts.set(account, used);
  }

  private find(account: string): Account | undefined {
    // The oldest hours are first in the map.
    for (const [key, { since }] of this.accounts) {
      if (this.now() - since < HOUR) break;
      this.accounts.delete(key);
    }
    return this.accounts.get(account);
  }
}
