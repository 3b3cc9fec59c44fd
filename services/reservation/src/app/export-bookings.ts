import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ExportedBooking } from '../domain/exported-booking';
import { signedIn } from './callers';
import { BookingViews, type Narrowing } from './ports';

/** Maximum number of bookings in one response: about 300 kB. */
export const MAX_EXPORTED = 1_000;

/** One piece of an export; the next begins where this ends, so that nobody ever holds all of it. */
@Injectable()
export class ExportBookings {
  constructor(private readonly views: BookingViews) {}

  async run(filter: Narrowing, beforeId: string | undefined, call: Call): Promise<ExportedBooking[]> {
    return this.views.export(filter, signedIn(call.actor), call.now, MAX_EXPORTED, beforeId);
  }
}
