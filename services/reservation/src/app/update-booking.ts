import type { BookingRange } from '@kashikari/availability';
import { DomainError, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { completeRange, type PartialRange } from '../domain/complete-range';
import type { ShownBooking } from '../domain/shown-booking';
import type { BookingContext } from '../domain/booking-context';
import { updateBooking, type BookingPatch } from '../domain/update-booking';
import { writer } from './callers';
import { SuggestAlternatives } from './suggest-alternatives';
import { PushPayments } from './push-payments';
import { Bookings } from './ports';

export interface UpdateBookingCommand extends Omit<BookingPatch, 'asked'> {
  readonly id: string;
  /** One end may be absent; it stays. */
  readonly range?: PartialRange;
}

/** Other dates, another quantity, another memo. */
@Injectable()
export class UpdateBooking {
  constructor(
    private readonly bookings: Bookings,
    private readonly help: SuggestAlternatives,
    private readonly payments: PushPayments,
  ) {}

  async run({ id, range, ...patch }: UpdateBookingCommand, call: Call): Promise<ShownBooking> {
    let wanted: { context: BookingContext; asked: BookingRange } | undefined;
    try {
      const shown = await this.bookings.change(id, writer(call.actor), call, (context) => {
        const asked = range ? unwrap(completeRange(range, context.booking.asked)) : context.booking.asked;
        wanted = { context, asked };
        return updateBooking(context, { ...patch, asked });
      });
      await this.payments.push(shown);
      return shown;
    } catch (error) {
      if (!wanted || !(error instanceof DomainError)) throw error;
      const { good, lender, booking, caller, now } = wanted.context;
      const quantity = patch.quantity ?? booking.quantity;
      const { manages } = caller;
      const refused = { good, lender, asked: wanted.asked, quantity, manages, now, moved: booking };
      throw new DomainError(await this.help.run(error.refusal, refused), error.fields);
    }
  }
}
