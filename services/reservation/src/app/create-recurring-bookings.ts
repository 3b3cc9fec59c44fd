import { edgeDays, type Asked, type Repeat } from '@kashikari/availability';
import { DomainError, notFound, unwrap, type Call, type Day, type Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import { rangesOf } from '../domain/series';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { Learn } from './learn';
import { Bookings, TermsCache, type BookOutcome, type Draft, type Terms } from './ports';

export interface CreateRecurringCommand {
  readonly newId: () => string;
  readonly goodId: string;
  /** The first one. */
  readonly asked: Asked;
  readonly repeat: Repeat;
  /** The first days of those that are wanted; empty means all. */
  readonly dates: readonly Day[];
  readonly quantity: number;
  readonly memo: string;
  readonly method: Method;
  readonly borrowerId?: string;
  readonly scannedCode?: string;
  /** Nothing is booked; it is only told what would become of each. */
  readonly dryRun: boolean;
}

export interface RecurringDate {
  readonly asked: Asked;
  /** Null where it can be booked. */
  readonly refusal: Refusal | null;
}

export interface RecurringResult {
  readonly dates: readonly RecurringDate[];
  readonly bookings: readonly ShownBooking[];
}

/** How often terms may change, or facts be fetched, under one request before we say that we are busy. */
const ATTEMPTS = 5;

/**
 * One good, a range that repeats: tried first, so that every date is shown with what stands in its way, and then booked
 * all or nothing.
 */
@Injectable()
export class CreateRecurringBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly terms: TermsCache,
    private readonly learn: Learn,
  ) {}

  async run(command: CreateRecurringCommand, call: Call): Promise<RecurringResult> {
    const viewer = writer(call.actor);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const terms = await this.termsOf(command.goodId, call);
      const { zone } = terms.lender;
      const ranges = unwrap(rangesOf(command.asked, command.repeat, command.dates, zone));
      const drafts = ranges.map((asked) => draftOf(command, asked, terms, viewer.userId, call.now));
      if (command.dryRun) {
        const outcomes = await this.bookings.tryMany(drafts, viewer, call);
        if (await this.understood(outcomes, command, viewer.userId, call))
          return { dates: ranges.map((asked, index) => dateOf(asked, outcomes[index])), bookings: [] };
        continue;
      }
      const result = await this.bookings.bookMany(drafts, viewer, call, command.newId());
      if (Array.isArray(result))
        return { dates: ranges.map((asked) => ({ asked, refusal: null })), bookings: result };
      const { index, outcome } = result;
      if (!(await this.understood([outcome], command, viewer.userId, call)) || outcome.kind !== 'refused')
        continue;
      const { first } = edgeDays(ranges[index] as Asked, zone);
      const refusal = { ...outcome.refusal, params: { ...outcome.refusal.params, date: first } };
      if (await this.bookings.keepRefusal(refusal, call)) throw new DomainError(refusal);
    }
    throw new DomainError({ kind: 'unavailable', code: 'busy' });
  }

  private async termsOf(goodId: string, call: Call): Promise<Terms> {
    const known = await this.terms.of(goodId);
    if (known) return known;
    const learnt = (await this.learn.good(goodId, call.now)) && (await this.terms.of(goodId));
    if (!learnt) throw notFound('good', goodId);
    return learnt;
  }

  /** Whether the outcomes stand; else what they did not know was asked for, and it is worth another try. */
  private async understood(
    outcomes: readonly BookOutcome[],
    { goodId, borrowerId = '' }: CreateRecurringCommand,
    userId: string,
    { now }: Call,
  ): Promise<boolean> {
    const unclear = outcomes.find(({ kind }) => kind !== 'booked' && kind !== 'refused');
    if (unclear) {
      this.terms.forget(goodId);
      if (unclear.kind === 'unknown_good') await this.learn.good(goodId, now);
      if (unclear.kind === 'unknown_borrower') await this.learn.borrower(borrowerId, now);
      return false;
    }
    for (const outcome of outcomes) {
      if (outcome.kind === 'refused' && (await this.learn.afterRefusal(outcome.refusal, userId, now)))
        return false;
    }
    return true;
  }
}

function draftOf(
  command: CreateRecurringCommand,
  asked: Asked,
  terms: Terms,
  userId: string,
  now: number,
): Draft {
  const { quantity, memo, method, scannedCode, borrowerId = userId } = command;
  return draftBooking(
    { id: command.newId(), asked, quantity, memo, method, scannedCode, borrowerId },
    terms,
    now,
  );
}

function dateOf(asked: Asked, outcome: BookOutcome | undefined): RecurringDate {
  return { asked, refusal: outcome?.kind === 'refused' ? outcome.refusal : null };
}
