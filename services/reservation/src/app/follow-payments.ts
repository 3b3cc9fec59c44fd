import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { endUnpaid } from '../domain/withdraw-booking';
import { FollowingBookings } from './ports';
import { PaymentCopies, type PaymentSnapshot } from './ports/payments';

/** Snapshots of payments for bookings, as billing publishes them. */
export interface PaymentNews {
  readonly payments: readonly PaymentSnapshot[];
  /** Bookings that end because they were not paid in time. */
  readonly lapsed: readonly string[];
  /** Bookings that end because the payer gave the payment up. */
  readonly givenUp: readonly string[];
}

/** Applies payments to bookings: unpaid bookings end, and debtors can book nothing else that has a price. */
@Injectable()
export class FollowPayments {
  constructor(
    private readonly bookings: FollowingBookings,
    private readonly copies: PaymentCopies,
  ) {}

  /** Repeated news change nothing. */
  async run({ payments, lapsed, givenUp }: PaymentNews, tx: Tx, now: number): Promise<void> {
    await this.copies.apply(tx, payments);
    const ids = [...new Set([...lapsed, ...givenUp])];
    if (ids.length === 0) return;
    await this.bookings.change(tx, { ids }, now, (context) =>
      endUnpaid(context, lapsed.includes(context.booking.id)),
    );
  }
}
