import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { closeDispute } from '../domain/close-dispute';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Borrower and lender agree again. */
@Injectable()
export class CloseDispute {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, closeDispute);
  }
}
