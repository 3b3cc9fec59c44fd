import { Injectable } from '@nestjs/common';
import { unwrap } from '@kashikari/kernel';
import { afterCounted, type AlarmPolicy } from '../../domain/guesses/guess-alarm';
import type { Guesses } from '../../domain/guesses/guess-count';
import { afterFailure, mayGuess, type AnyPolicy } from '../../domain/guesses/guesses';
import { GuessViews, Secrets, SecurityTime, type Work } from '../ports';

/** Something that is guessed at, and how it is slowed. */
export interface GuessTarget {
  readonly policy: AnyPolicy;
  /** Any text that names it: an account, an address, both. Only a keyed hash is kept. */
  readonly at: string;
}

/** Slows guesses. Failures are rows, so that all replicas slow them together and a restart forgets nothing. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly secrets: Secrets,
    private readonly time: SecurityTime,
    private readonly views: GuessViews,
  ) {}

  /** Returns true if another attempt would be accepted, before any work begins. */
  async allowsAhead(guessed: GuessTarget): Promise<boolean> {
    const [known] = await this.views.peek([this.subject(guessed)]);
    return mayGuess(guessed.policy, known!, this.time.now()).ok;
  }

  /** The same as {@link check} before any work is begun; what waits for its turn is checked again there. */
  async checkAhead(...guessed: readonly GuessTarget[]): Promise<void> {
    this.refuse(guessed, await this.views.peek(guessed.map((each) => this.subject(each))));
  }

  /** Refuses `rate_limited` while one of them has to wait. */
  async check(work: Work, ...guessed: readonly GuessTarget[]): Promise<void> {
    this.refuse(guessed, await work.guesses.peek(guessed.map((each) => this.subject(each))));
  }

  /** The same, with the rows held until the transaction ends: for guesses that are cheap to compare. */
  async checkAlone(work: Work, ...guessed: readonly GuessTarget[]): Promise<void> {
    for (const each of this.inOrder(guessed)) {
      unwrap(mayGuess(each.policy, await work.guesses.lock(this.subject(each)), this.time.now()));
    }
  }

  /** Returns true if another attempt is allowed; for requests that are silently dropped rather than refused. */
  async allows(work: Work, guessed: GuessTarget): Promise<boolean> {
    const [known] = await work.guesses.peek([this.subject(guessed)]);
    return mayGuess(guessed.policy, known!, this.time.now()).ok;
  }

  /** Returns true if an earlier attempt failed. */
  async hasFailed(work: Work, guessed: GuessTarget): Promise<boolean> {
    const [known] = await work.guesses.peek([this.subject(guessed)]);
    return known!.failures > 0;
  }

  async failed(work: Work, ...guessed: readonly GuessTarget[]): Promise<void> {
    for (const each of this.inOrder(guessed)) {
      const subject = this.subject(each);
      const before = await work.guesses.lock(subject);
      await work.guesses.write(subject, afterFailure(each.policy, before, this.time.now()));
    }
  }

  /** Counts a failure towards an alarm, in the same rows. Returns true if the alarm is due. */
  async isAlarm(work: Work, policy: AlarmPolicy, at: string): Promise<boolean> {
    const subject = this.subject({ policy, at });
    const before = await work.guesses.lock(subject);
    const { guesses, isDue } = afterCounted(policy, before, this.time.now());
    await work.guesses.write(subject, guesses);
    return isDue;
  }

  async succeeded(work: Work, guessed: GuessTarget): Promise<void> {
    await work.guesses.forget(this.subject(guessed));
  }

  private refuse(guessed: readonly GuessTarget[], known: readonly Guesses[]): void {
    guessed.forEach(({ policy }, at) => unwrap(mayGuess(policy, known[at]!, this.time.now())));
  }

  /** Always the same order of locks. */
  private inOrder(guessed: readonly GuessTarget[]): GuessTarget[] {
    return [...guessed].sort((a, b) => (this.subject(a) < this.subject(b) ? -1 : 1));
  }

  private subject({ policy, at }: { policy: { name: string }; at: string }): string {
    return this.secrets.blind(`${policy.name}:${at}`);
  }
}
