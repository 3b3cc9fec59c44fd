import type { BookingRange } from '@kashikari/availability';
import { type Call, DomainError, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import type { ShownBooking } from '../domain/shown-booking';
import { partiesOf, writer } from './callers';
import { draftBooking } from './draft-booking';
import { ATTEMPTS, isPlain, KnownTerms, refuseUnreached } from './known-terms';
import { Bookings, type BookOutcome, type Failed, type Terms, type ToBook, type Viewer } from './ports';
import { SuggestAlternatives } from './suggest-alternatives';
import { PushPayments } from './push-payments';

export interface CreateBookingCommand {
  readonly id: string;
  readonly goodId: string;
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly memo: string;
  readonly method: Method;
  /** Yen that the person was shown; absent where nothing was. */
  readonly expectedTotal?: number | undefined;
  /** True if it is free regardless of its price, because it was paid before it was recorded here. */
  readonly free?: boolean;
  /** Borrower for whom a manager books; absent: the caller. */
  readonly borrowerId?: string;
  readonly scannedCode?: string;
  readonly scannedHash?: string;
}

export interface BookingRequest {
  readonly command: CreateBookingCommand;
  readonly call: Call;
}

/** Result of one of the bookings that were requested together. */
export type Answer =
  | { readonly kind: 'booked'; readonly shown: ShownBooking }
  /** A DomainError where it was refused. */
  | Failed
  /** Replicas were missing; the caller has to send the request again by itself. */
  | { readonly kind: 'unclear' };

/** A booking request with its outcome. */
interface BookingAttempt extends BookingRequest {
  readonly viewer?: Viewer & { readonly userId: string };
  readonly terms?: Terms;
  readonly outcome: BookOutcome | Failed;
}

/** Bookings, each as if it had come alone. */
@Injectable()
export class CreateBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly known: KnownTerms,
    private readonly alternatives: SuggestAlternatives,
    private readonly payments: PushPayments,
  ) {}

  /** @throws DomainError the refusal, which is stored for the call's idempotency key; `not_found` of a good; `busy` */
  async one(command: CreateBookingCommand, call: Call): Promise<ShownBooking> {
    const { goodId, borrowerId } = command;
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const viewer = writer(call.actor);
      const parties = { goodId, borrowerId: borrowerId ?? viewer.userId, userId: viewer.userId };
      await this.known.of([goodId], call.now);
      const [tried] = await this.attempt([{ command, call }]);
      const { outcome } = tried!;
      if (outcome.kind === 'failed') throw outcome.error;
      if (await this.known.learnFrom(outcome, parties, call.now)) continue;
      await this.pushPayments([tried!]);
      const answer = await this.conclude(tried!);
      if (answer.kind === 'booked') return answer.shown;
      if (answer.kind === 'failed') throw answer.error;
    }
    throw refused('busy');
  }

  /**
   * Books concurrent requests in one round trip. It does not retry: callers send requests with an `unclear` answer
   * again by themselves.
   */
  async many(asked: readonly BookingRequest[]): Promise<Answer[]> {
    const all = await this.attempt(asked);
    await this.pushPayments(all);
    return Promise.all(
      all.map(async (tried): Promise<Answer> => {
        const { outcome } = tried;
        if (outcome.kind === 'failed') return outcome;
        if (!isPlain(outcome)) return { kind: 'unclear' };
        return this.conclude(tried).catch((error: unknown) => ({ kind: 'failed', error }));
      }),
    );
  }

  private async attempt(asked: readonly BookingRequest[]): Promise<BookingAttempt[]> {
    const known = await this.known.ofKnown([...new Set(asked.map(({ command }) => command.goodId))]);
    const drafted = asked.map((one) => draftOrReject(one, known.get(one.command.goodId)));
    const ready = drafted.filter((one) => 'draft' in one);
    const outcomes = (await this.bookings.book(ready)).values();
    return drafted.map((one) => ('draft' in one ? { ...one, outcome: outcomes.next().value! } : one));
  }

  private pushPayments(all: readonly BookingAttempt[]): Promise<void> {
    return this.payments.push(
      ...all.flatMap(({ outcome }) => (outcome.kind === 'booked' ? [outcome.shown] : [])),
    );
  }

  /**
   * Returns the answer for a final outcome; `unclear` if another answer was stored for its idempotency key in the
   * meantime.
   */
  private async conclude({ command, call, viewer, terms, outcome }: BookingAttempt): Promise<Answer> {
    if (outcome.kind === 'booked') return outcome;
    if (outcome.kind !== 'refused' || !terms || !viewer)
      throw new TypeError(`A ${outcome.kind} is no answer`);
    const { refusal, manages } = outcome;
    const asker = { viewer, borrowerId: command.borrowerId ?? viewer.userId };
    const refusedRange = { ...terms, ...command, manages, asker, now: call.now };
    const helpful = await this.alternatives.run(refusal, refusedRange);
    if (await this.bookings.keepRefusal(helpful, call))
      return { kind: 'failed', error: new DomainError(helpful) };
    return { kind: 'unclear' };
  }
}

/** Returns a draft, or the outcome if none can be drafted. */
function draftOrReject(
  request: BookingRequest,
  terms: Terms | undefined,
): BookingAttempt | (Omit<BookingAttempt, 'outcome'> & ToBook) {
  const { command, call } = request;
  try {
    const viewer = writer(call.actor);
    if (!terms) return { ...request, viewer, outcome: { kind: 'unknown_good' } };
    refuseUnreached([terms], viewer);
    const draft = draftBooking({ ...command, ...partiesOf(viewer, command.borrowerId) }, terms, call.now);
    return { ...request, viewer, terms, draft };
  } catch (error) {
    return { ...request, outcome: { kind: 'failed', error } };
  }
}
