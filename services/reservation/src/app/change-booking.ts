import type { Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { Bookings, type Rule } from './ports';
import { PushPayments } from './push-payments';

/** An act on one booking that is all in its rule: handed over, returned, cancelled. */
@Injectable()
export class ChangeBooking {
  constructor(
    private readonly bookings: Bookings,
    private readonly payments: PushPayments,
  ) {}

  async run(id: string, rule: Rule, call: Call): Promise<ShownBooking> {
    const shown = await this.bookings.change(id, writer(call.actor), call, rule);
    await this.payments.push(shown);
    return shown;
  }
}
