import { type Call, notFound, refused } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { cancelBooking } from '../domain/cancel-booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings, BookingViews } from './ports';

/** Cancels a booking and those after it in its series, as far as each may be cancelled. */
@Injectable()
export class CancelSeries {
  constructor(
    private readonly bookings: Bookings,
    private readonly views: BookingViews,
  ) {}

  async run(id: string, call: Call): Promise<ShownBooking[]> {
    const viewer = writer(call.actor);
    const shown = await this.views.get(id, viewer, call.now);
    if (!shown) throw notFound('booking', id);
    const { seriesId, span } = shown.booking;
    if (seriesId === null) throw refused('booking.no_series');
    const ids = await this.views.seriesFrom(seriesId, span.from);
    return this.bookings.changeAll(ids.length > 0 ? ids : [id], viewer, call, cancelBooking);
  }
}
