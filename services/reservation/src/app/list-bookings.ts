import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ShownBooking } from '../domain/shown-booking';
import { signedIn } from './callers';
import { BookingViews, type BookingFilter } from './ports';

@Injectable()
export class ListBookings {
  constructor(private readonly views: BookingViews) {}

  async run(filter: BookingFilter, call: Call): Promise<{ bookings: ShownBooking[]; total: number }> {
    return this.views.list(filter, signedIn(call.actor), call.now);
  }
}
