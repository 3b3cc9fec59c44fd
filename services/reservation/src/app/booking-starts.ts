import { Injectable } from '@nestjs/common';
import { delayBookings } from '../domain/delay-bookings';
import { Lines, type Scope } from './ports';

/** The start of a booking has come: who finds nothing is moved, with those behind. */
@Injectable()
export class BookingStarts {
  constructor(private readonly lines: Lines) {}

  async run(bookingId: string, startAt: number, scope: Scope, now: number): Promise<void> {
    await this.lines.change(scope, bookingId, now, (line) => delayBookings(line, startAt));
  }
}
