import { refused } from '@kashikari/kernel';
import type { Logger } from '@kashikari/platform/edge';
import type { security } from '@kashikari/contracts';

/** Interval between an answer and the next query, milliseconds. */
const PACE = 250;

/** Maximum delay until an ended session is known here, milliseconds (REST contract, edge). */
const PROMISE = 1_000;

/** Default time that a request waits until identity answers again, milliseconds; then it is 503. */
const TIMEOUT = 3_000;

/** Time without requests and streams after which queries stop, milliseconds. */
const QUIET = 5_000;

/** Deadline of a query, milliseconds. After a timeout, the next one may take twice as long. */
const DEADLINE = 700;

/** An access token's life, and clocks that differ, milliseconds: what ended longer ago is in no token any more. */
const KEPT = 20 * 60_000;

export interface RevokedAccess {
  readonly sessionIds: ReadonlySet<string>;
  /** Users who may see less than before. */
  readonly userIds: ReadonlySet<string>;
}

interface Listening {
  /** Something ended. */
  ended(what: RevokedAccess): void;
  /** Ended sessions are unknown for now. */
  deaf(): void;
  /** Returns true if there are open streams that must end without a request. */
  isAnybody(): boolean;
}

export interface EndedAccessOptions {
  /** Queries identity for access that ended since a cursor, with a deadline in milliseconds. */
  readonly ask: (cursor: string, deadlineMs: number) => Promise<security.ListEndedAccessResponse>;
  readonly listening: Listening;
  readonly logger: Logger;
  /** Maximum time that a request waits until identity answers again, milliseconds. */
  readonly timeout?: number;
  /** Milliseconds that only ever rise. */
  readonly clock?: () => number;
}

/**
 * Register of ended sessions. It queries identity four times a second while there are requests or streams. After a
 * second without an answer, no session is accepted until the next one, which is requested at once (decision 26).
 */
export class EndedAccess {
  /** Sessions that are over, and what has been heard, by key: until when to know it. */
  private readonly over = new Map<string, number>();
  private readonly heard = new Map<string, number>();
  private cursor = '';
  /** Time at which the last answered query was sent; everything that ended before then is known. */
  private knownUntil = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStarted = false;
  private isTurning = false;
  /** Time of the last request. */
  private cameAt = Number.NEGATIVE_INFINITY;
  /** Rings when nothing was heard for too long. */
  private alarm: NodeJS.Timeout | undefined;
  private stopped = false;
  private silent = false;
  private deadline = DEADLINE;
  private readonly clock: () => number;
  private readonly timeout: number;

  constructor(private readonly options: EndedAccessOptions) {
    this.clock = options.clock ?? (() => performance.now());
    this.timeout = options.timeout ?? TIMEOUT;
  }

  start(): void {
    this.isStarted = true;
    void this.turn();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
  }

  /** Everything is known that ended a second ago or earlier. */
  get isFresh(): boolean {
    return this.clock() - this.knownUntil < PROMISE;
  }

  /**
   * Refuses a session that has ended. While identity answers in time, this is a look-up in memory without waiting.
   * @throws DomainError `session_ended`, or `unavailable` if identity can't be reached
   */
  refuse(sessionId: string): undefined | Promise<void> {
    this.cameAt = this.clock();
    if (this.isStarted && !this.isTurning) void this.turn();
    if (!this.isFresh) return this.hear().then(() => this.refuseKnown(sessionId));
    this.refuseKnown(sessionId);
    return undefined;
  }

  private refuseKnown(sessionId: string): void {
    if (this.over.has(sessionId)) throw refused('session_ended');
  }

  /**
   * Waits until everything is known that ended a second before this call, or earlier. Any answer to a later query
   * suffices, even if it takes longer on a busy machine. Concurrent callers share one query to identity.
   */
  private async hear(): Promise<void> {
    const came = this.clock();
    while (came - this.knownUntil >= PROMISE) {
      if (this.stopped || this.clock() - came >= this.timeout) throw refused('unavailable');
      const before = this.knownUntil;
      await this.ask();
      if (this.knownUntil === before) await new Promise((resolve) => setTimeout(resolve, PACE / 2));
    }
  }

  private async turn(): Promise<void> {
    this.isTurning = true;
    await this.ask();
    const isQuiet = this.clock() - this.cameAt > QUIET && !this.options.listening.isAnybody();
    this.isTurning = !this.stopped && !isQuiet;
    if (this.isTurning) this.timer = setTimeout(() => void this.turn(), PACE);
  }

  private ask(): Promise<void> {
    this.asking ??= this.askOnce().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async askOnce(): Promise<void> {
    const asked = this.clock();
    try {
      const { ended, cursor } = await this.options.ask(this.cursor, this.deadline);
      this.deadline = DEADLINE;
      this.learn(ended, asked);
      this.cursor = cursor;
      this.knownUntil = asked;
      this.setAlarm();
      if (this.silent) this.options.logger.info({}, 'Identity responds again');
      this.silent = false;
    } catch (error) {
      if (this.clock() - asked >= this.deadline) this.deadline = Math.min(this.deadline * 2, this.timeout);
      if (this.silent || this.stopped || this.isFresh) return;
      this.silent = true;
      this.options.logger.warn({ error }, 'Identity does not respond; access tokens are rejected meanwhile');
    }
  }

  /**
   * Sets the alarm for a missing answer. It rings after pending input is handled, since a busy second is not an outage.
   */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const ring = () => setImmediate(() => this.isFresh || this.stopped || this.options.listening.deaf());
    const left = this.knownUntil + PROMISE - this.clock();
    if (!this.stopped) this.alarm = setTimeout(ring, Math.max(0, left));
  }

  private learn(ended: readonly security.EndedAccess[], now: number): void {
    const news = ended.filter(({ key }) => !this.heard.has(key));
    if (news.length === 0) return;
    for (const kept of [this.over, this.heard])
      for (const [id, until] of kept) {
        // Entries are in order of time, so all later ones are newer.
        if (until > now) break;
        kept.delete(id);
      }
    const ids = (which: 'sessionId' | 'userId') =>
      new Set(news.flatMap(({ what }) => (what?.$case === which ? [what.value] : [])));
    const sessionIds = ids('sessionId');
    for (const { key } of news) this.heard.set(key, now + KEPT);
    for (const id of sessionIds) this.over.set(id, now + KEPT);
    this.options.listening.ended({ sessionIds, userIds: ids('userId') });
  }
}
