import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { openDispute } from '../domain/open-dispute';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Borrower and lender disagree. */
@Injectable()
export class OpenDispute {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, reason: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, (context) => openDispute(context, reason));
  }
}
