import type { Asked } from '@kashikari/availability';
import { unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { completeRange, type PartialRange } from '../domain/complete-range';
import type { ShownBooking } from '../domain/shown-booking';
import { updateBooking, type BookingPatch } from '../domain/update-booking';
import { writer } from './callers';
import { Bookings } from './ports';

export interface UpdateBookingCommand extends Omit<BookingPatch, 'asked'> {
  readonly id: string;
  /** One end may be absent; it stays. */
  readonly range?: PartialRange;
}

/** Other dates, another quantity, another memo. */
@Injectable()
export class UpdateBooking {
  constructor(private readonly bookings: Bookings) {}

  async run({ id, range, ...patch }: UpdateBookingCommand, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, (situation) => {
      const asked: Asked | undefined = range && unwrap(completeRange(range, situation.booking.asked));
      return updateBooking(situation, { ...patch, ...(asked && { asked }) });
    });
  }
}
