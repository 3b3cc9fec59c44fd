import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { delayBookings } from '../domain/delay-bookings';
import { Lines } from './ports';

/** Handles the start of bookings: those without available units are moved, with the bookings behind them. */
@Injectable()
export class BookingStarts {
  constructor(private readonly lines: Lines) {}

  async run(bookingId: string, startAt: number, tx: Tx, now: number): Promise<void> {
    await this.lines.change(tx, bookingId, now, (line) => delayBookings(line, startAt));
  }
}
