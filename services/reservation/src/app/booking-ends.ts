import { Injectable } from '@nestjs/common';
import { autoExtend } from '../domain/auto-extend';
import { Lines, type Scope } from './ports';

/** The lender's midnight after the end of a booking: where its good extends by itself, it is one day longer. */
@Injectable()
export class BookingEnds {
  constructor(private readonly lines: Lines) {}

  async run(bookingId: string, endAt: number, scope: Scope, now: number): Promise<void> {
    await this.lines.change(scope, bookingId, now, (line, { caller }) => {
      // What was moved out of the borrower's group stays, and is not made longer.
      const change = caller.borrowerMayBook ? autoExtend(line, bookingId, endAt) : null;
      return change ? [change] : [];
    });
  }
}
