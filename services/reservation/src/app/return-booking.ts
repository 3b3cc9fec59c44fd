import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { returnBooking } from '../domain/return-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Marks as returned. */
@Injectable()
export class ReturnBooking {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, returnBooking);
  }
}
