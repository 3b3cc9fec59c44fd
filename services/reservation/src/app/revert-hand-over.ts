import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { revertHandOver } from '../domain/revert-hand-over';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Not given to the borrower after all. */
@Injectable()
export class RevertHandOver {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, revertHandOver);
  }
}
