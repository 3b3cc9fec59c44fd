import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ExportedBooking } from '../domain/exported-booking';
import { signedIn } from './callers';
import { BookingViews, type Narrowing } from './ports';

/** Maximum number of bookings in one response: about 300 kB. */
export const MAX_EXPORTED = 1_000;

/** Returns one part of an export; the next begins where it ends, so that no process holds the whole export. */
@Injectable()
export class ExportBookings {
  constructor(private readonly views: BookingViews) {}

  async run(filter: Narrowing, beforeId: string | undefined, call: Call): Promise<ExportedBooking[]> {
    return this.views.export(filter, signedIn(call.actor), call.now, MAX_EXPORTED, beforeId);
  }
}
