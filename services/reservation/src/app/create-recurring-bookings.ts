import { edgeDays, type BookingRange, type Repeat } from '@kashikari/availability';
import { type Call, type Day, DomainError, type Refusal, refused, unwrap } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import { mayRepeat, rangesOf } from '../domain/series';
import type { ShownBooking } from '../domain/shown-booking';
import { partiesOf, writer } from './callers';
import { draftBooking, refusedBy } from './draft-booking';
import { Bookings, type BookOutcome, type Draft, type Terms, type Viewer } from './ports';
import { ATTEMPTS, KnownTerms, refuseUnreached } from './known-terms';

export interface CreateRecurringCommand {
  readonly newId: () => string;
  readonly goodId: string;
  /** The first one. */
  readonly asked: BookingRange;
  readonly repeat: Repeat;
  /** The first days of those that are wanted; empty means all. */
  readonly dates: readonly Day[];
  readonly quantity: number;
  readonly memo: string;
  readonly method: Method;
  readonly borrowerId?: string;
  readonly scannedCode?: string;
  readonly scannedHash?: string;
  /** True if nothing is booked and the response reports the outcome of each date. */
  readonly dryRun: boolean;
}

export interface RecurringDate {
  readonly asked: BookingRange;
  /** Null where it can be booked. */
  readonly refusal: Refusal | null;
}

export interface RecurringResult {
  readonly dates: readonly RecurringDate[];
  readonly bookings: readonly ShownBooking[];
}

/**
 * Books one good for a repeating range. A dry run shows each date with its conflicts; then all dates are booked, or
 * none.
 */
@Injectable()
export class CreateRecurringBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly known: KnownTerms,
  ) {}

  async run(command: CreateRecurringCommand, call: Call): Promise<RecurringResult> {
    const viewer = writer(call.actor);
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      const terms = (await this.known.of([command.goodId], call.now)).get(command.goodId)!;
      refuseUnreached([terms], viewer);
      const ranges = unwrap(rangesOf(command.asked, command.repeat, command.dates, terms.lender.zone));
      const drafts = ranges.map((asked) => draftOf(command, asked, terms, viewer, call.now));
      const series = { command, ranges, drafts, viewer, call };
      const result = await (command.dryRun ? this.show(series) : this.book(series));
      if (result) return result;
    }
    throw refused('busy');
  }

  /**
   * Returns the outcome of each date without booking. Undefined if replicas were refreshed and the attempt should be
   * repeated.
   */
  private async show(series: Series): Promise<RecurringResult | undefined> {
    const { ranges, drafts, viewer, call } = series;
    const outcomes = await this.bookings.tryMany(drafts, viewer, call);
    for (const outcome of outcomes) if (await this.learnFrom(outcome, series)) return undefined;
    return { dates: ranges.map((asked, index) => dateOf(asked, outcomes[index])), bookings: [] };
  }

  /** @throws DomainError the refusal of the first date that can't be had */
  private async book(series: Series): Promise<RecurringResult | undefined> {
    const { command, ranges, drafts, viewer, call } = series;
    const result = await this.bookings.bookMany(drafts, viewer, call, command.newId());
    if (Array.isArray(result))
      return { dates: ranges.map((asked) => ({ asked, refusal: null })), bookings: result };
    const { index, outcome } = result;
    if ((await this.learnFrom(outcome, series)) || outcome.kind !== 'refused') return undefined;
    const { first } = edgeDays(ranges[index] as BookingRange, drafts[index]!.terms.lender.zone);
    const refusal = { ...outcome.refusal, params: { ...outcome.refusal.params, date: first } };
    // Another answer was stored for the key in the meantime: the next attempt finds it.
    if (await this.bookings.keepRefusal(refusal, call)) throw new DomainError(refusal);
    return undefined;
  }

  private learnFrom(outcome: BookOutcome, { command, viewer, call }: Series): Promise<boolean> {
    const { goodId, borrowerId = viewer.userId } = command;
    return this.known.learnFrom(outcome, { goodId, borrowerId, userId: viewer.userId }, call.now);
  }
}

/** A series with a draft for each of its ranges. */
interface Series {
  readonly command: CreateRecurringCommand;
  readonly ranges: readonly BookingRange[];
  readonly drafts: readonly Draft[];
  readonly viewer: Viewer & { readonly userId: string };
  readonly call: Call;
}

function draftOf(
  command: CreateRecurringCommand,
  asked: BookingRange,
  terms: Terms,
  viewer: Viewer & { readonly userId: string },
  now: number,
): Draft {
  const { quantity, memo, method, scannedCode, scannedHash } = command;
  const parties = partiesOf(viewer, command.borrowerId);
  const wanted = { id: command.newId(), asked, quantity, memo, method, scannedCode, scannedHash, ...parties };
  return refusedBy(mayRepeat(terms.good, parties.borrowerId), draftBooking(wanted, terms, now));
}

function dateOf(asked: BookingRange, outcome: BookOutcome | undefined): RecurringDate {
  return { asked, refusal: outcome?.kind === 'refused' ? outcome.refusal : null };
}
