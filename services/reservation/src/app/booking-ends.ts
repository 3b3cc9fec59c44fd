import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { autoExtend } from '../domain/auto-extend';
import { Lines } from './ports';

/** The lender's midnight after the end of a booking: where its good extends by itself, it is one day longer. */
@Injectable()
export class BookingEnds {
  constructor(private readonly lines: Lines) {}

  async run(bookingId: string, endAt: number, tx: Tx, now: number): Promise<void> {
    await this.lines.change(tx, bookingId, now, (line, { caller }) => {
      // A booking of a borrower who left the group stays, but is not extended.
      const change = caller.borrowerMayBook ? autoExtend(line, bookingId, endAt) : null;
      return change ? [change] : [];
    });
  }
}
