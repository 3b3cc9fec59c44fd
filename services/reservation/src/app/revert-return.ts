import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { revertReturn } from '../domain/revert-return';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings } from './ports';

/** Back to not returned. */
@Injectable()
export class RevertReturn {
  constructor(private readonly bookings: Bookings) {}

  async run(id: string, call: Call): Promise<ShownBooking> {
    return this.bookings.change(id, writer(call.actor), call, revertReturn);
  }
}
