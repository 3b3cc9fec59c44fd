import { Injectable } from '@nestjs/common';
import type { ShownBooking } from '../domain/shown-booking';
import { Payments } from './ports/payments';

/** Lets billing know priced bookings before their borrowers ask there what to pay. */
@Injectable()
export class TellPayments {
  constructor(private readonly payments: Payments) {}

  async told(...shown: readonly ShownBooking[]): Promise<void> {
    const priced = shown.filter(({ booking }) => booking.charge);
    if (priced.length > 0) await this.payments.push(priced);
  }
}
