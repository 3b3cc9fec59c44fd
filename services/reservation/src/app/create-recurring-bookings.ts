import { edgeDays, type BookingRange, type Repeat } from '@kashikari/availability';
import { unwrap, type Call, type Day, type Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import { rangesOf } from '../domain/series';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { Bookings, type BookOutcome, type Draft, type Terms, type Viewer } from './ports';
import { Refused, refusedIn, BookWithRetry, type Attempt } from './book-with-retry';

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
  /** Nothing is booked; it is only told what would become of each. */
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
 * One good, a range that repeats: tried first, so that every date is shown with what stands in its way, and then booked
 * all or nothing.
 */
@Injectable()
export class CreateRecurringBookings {
  constructor(
    private readonly bookings: Bookings,
    private readonly booking: BookWithRetry,
  ) {}

  run(command: CreateRecurringCommand, call: Call): Promise<RecurringResult> {
    const viewer = writer(call.actor);
    const { goodId, borrowerId = viewer.userId } = command;
    const wish = { goodIds: [goodId], borrowerId, userId: viewer.userId };
    return this.booking.run(wish, call, (known) => {
      const terms = known.get(goodId)!;
      const ranges = unwrap(rangesOf(command.asked, command.repeat, command.dates, terms.lender.zone));
      const drafts = ranges.map((asked) => draftOf(command, asked, terms, viewer.userId, call.now));
      const series = { command, ranges, drafts, viewer, call };
      return command.dryRun ? this.show(series) : this.book(series);
    });
  }

  /** What would become of each date; nothing is booked. */
  private async show({ command, ranges, drafts, viewer, call }: Series): Promise<Attempt<RecurringResult>> {
    const outcomes = await this.bookings.tryMany(drafts, viewer, call);
    return {
      outcomes: outcomes.map((outcome) => ({ goodId: command.goodId, outcome })),
      conclude: () => ({
        dates: ranges.map((asked, index) => dateOf(asked, outcomes[index])),
        bookings: [],
      }),
    };
  }

  private async book({ command, ranges, drafts, viewer, call }: Series): Promise<Attempt<RecurringResult>> {
    const result = await this.bookings.bookMany(drafts, viewer, call, command.newId());
    if (Array.isArray(result)) {
      const dates = ranges.map((asked) => ({ asked, refusal: null }));
      return { outcomes: [], conclude: () => ({ dates, bookings: result }) };
    }
    const { goodId, index, outcome } = result;
    const conclude = () => {
      const { refusal } = refusedIn(outcome);
      const { first } = edgeDays(ranges[index] as BookingRange, drafts[index]!.terms.lender.zone);
      return new Refused({ ...refusal, params: { ...refusal.params, date: first } });
    };
    return { outcomes: [{ goodId, outcome }], conclude };
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

function dateOf(asked: BookingRange, outcome: BookOutcome | undefined): RecurringDate {
  return { asked, refusal: outcome?.kind === 'refused' ? outcome.refusal : null };
}
