import { type Call, DomainError, notFound, type Refusal, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { FetchMissing } from './fetch-missing';
import { Bookings, TermsCache, type BookOutcome, type Terms } from './ports';

/** How often terms may change, or snapshots be fetched, under one request before we say that we are busy. */
const ATTEMPTS = 5;

/** What is to be booked, as far as something of it may be unknown here. */
export interface BookingRequest {
  readonly goodIds: readonly string[];
  readonly borrowerId: string;
  /** Who asks. */
  readonly userId: string;
}

export interface Placed {
  readonly goodId: string;
  readonly outcome: BookOutcome;
}

/** What one attempt came to. */
export interface Attempt<T> {
  readonly outcomes: readonly Placed[];
  /** Called where the outcomes stand: the answer, or what the call is refused with. */
  conclude(): Promise<T | Refused> | T | Refused;
}

/** Marks a refusal among answers. */
export class Refused {
  constructor(readonly refusal: Refusal) {}
}

/** The refusal in an outcome that stands and is no booking. */
export function refusedIn(outcome: BookOutcome): BookOutcome & { readonly kind: 'refused' } {
  if (outcome.kind !== 'refused') throw new TypeError(`A ${outcome.kind} is no refusal`);
  return outcome;
}

/**
 * Books by terms that this process remembers. Where these have changed, or something is so new that no copy of it has
 * come yet, it is asked for, and tried again.
 */
@Injectable()
export class BookWithRetry {
  constructor(
    private readonly bookings: Bookings,
    private readonly terms: TermsCache,
    private readonly missing: FetchMissing,
  ) {}

  /** @throws DomainError the refusal, kept for the call's idempotency key; `not_found` of a good; `busy` */
  async run<T>(
    wish: BookingRequest,
    call: Call,
    attempt: (terms: ReadonlyMap<string, Terms>) => Promise<Attempt<T>>,
  ): Promise<T> {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const { outcomes, conclude } = await attempt(await this.termsOf(wish.goodIds, call.now));
      if (!(await this.areUnderstood(outcomes, wish, call.now))) continue;
      const answer = await conclude();
      if (!(answer instanceof Refused)) return answer;
      // Another answer was kept for the key meanwhile: the next attempt finds it.
      if (await this.bookings.keepRefusal(answer.refusal, call)) throw new DomainError(answer.refusal);
    }
    throw refused('busy');
  }

  /** Of all goods by one query, and by one more where some had to be asked for. */
  private async termsOf(goodIds: readonly string[], now: number): Promise<ReadonlyMap<string, Terms>> {
    const known = await this.terms.of(goodIds);
    const missing = goodIds.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    await this.missing.goods(missing, now);
    const learnt = await this.terms.of(goodIds);
    const unknown = goodIds.find((id) => !learnt.has(id));
    if (unknown !== undefined) throw notFound('good', unknown);
    return learnt;
  }

  /** Whether the outcomes stand; else what they did not know was asked for, and it is worth another try. */
  private async areUnderstood(
    outcomes: readonly Placed[],
    { borrowerId, userId }: BookingRequest,
    now: number,
  ): Promise<boolean> {
    const unclear = outcomes.find(({ outcome: { kind } }) => kind !== 'booked' && kind !== 'refused');
    if (unclear) {
      const { goodId, outcome } = unclear;
      this.terms.forget(goodId);
      if (outcome.kind === 'unknown_good') await this.missing.goods([goodId], now);
      if (outcome.kind === 'unknown_borrower') await this.missing.borrower(borrowerId, now);
      return false;
    }
    for (const { outcome } of outcomes) {
      if (outcome.kind === 'refused' && (await this.missing.afterRefusal(outcome.refusal, userId, now)))
        return false;
    }
    return true;
  }
}
