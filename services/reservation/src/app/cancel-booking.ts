import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { cancelBooking } from '../domain/cancel-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Cancels for good. */
@Injectable()
export class CancelBooking {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, cancelBooking);
  }
}
