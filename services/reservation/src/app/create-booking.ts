import type { BookingRange } from '@kashikari/availability';
import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { SuggestAlternatives } from './suggest-alternatives';
import { Bookings } from './ports';
import { Refused, refusedIn, BookWithRetry } from './book-with-retry';

export interface CreateBookingCommand {
  readonly id: string;
  readonly goodId: string;
  readonly asked: BookingRange;
  readonly quantity: number;
  readonly memo: string;
  readonly method: Method;
  /** A manager books for somebody; absent means oneself. */
  readonly borrowerId?: string;
  readonly scannedCode?: string;
}

@Injectable()
export class CreateBooking {
  constructor(
    private readonly bookings: Bookings,
    private readonly booking: BookWithRetry,
    private readonly help: SuggestAlternatives,
  ) {}

  run(command: CreateBookingCommand, call: Call): Promise<ShownBooking> {
    const viewer = writer(call.actor);
    const { goodId, borrowerId = viewer.userId } = command;
    const wish = { goodIds: [goodId], borrowerId, userId: viewer.userId };
    return this.booking.run(wish, call, async (known) => {
      const terms = known.get(goodId)!;
      const draft = draftBooking({ ...command, borrowerId }, terms, call.now);
      const outcome = await this.bookings.book(draft, viewer, call);
      const conclude = async () => {
        if (outcome.kind === 'booked') return outcome.shown;
        const { refusal, manages } = refusedIn(outcome);
        const asker = { viewer, borrowerId };
        return new Refused(
          await this.help.run(refusal, { ...terms, ...command, manages, asker, now: call.now }),
        );
      };
      return { outcomes: [{ goodId, outcome }], conclude };
    });
  }
}
