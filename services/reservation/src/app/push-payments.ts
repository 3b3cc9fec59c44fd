import { Injectable } from '@nestjs/common';
import type { ShownBooking } from '../domain/shown-booking';
import { Payments } from './ports/payments';

/** Pushes priced bookings to billing, before their borrowers request the payment there. */
@Injectable()
export class PushPayments {
  constructor(private readonly payments: Payments) {}

  async push(...shown: readonly ShownBooking[]): Promise<void> {
    const priced = shown.filter(({ booking }) => booking.charge);
    if (priced.length > 0) await this.payments.push(priced);
  }
}
