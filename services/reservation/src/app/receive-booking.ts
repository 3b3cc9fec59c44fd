import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { receiveBooking } from '../domain/receive-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** A manager confirms a borrower's return. */
@Injectable()
export class ReceiveBooking {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, receiveBooking);
  }
}
