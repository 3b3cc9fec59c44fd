import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { handOverBooking } from '../domain/hand-over-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Given to the borrower. */
@Injectable()
export class HandOverBooking {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, handOverBooking);
  }
}
