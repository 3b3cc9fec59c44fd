import type { Tx } from '@kashikari/platform/tx';
import type { ShownBooking } from '../../domain/shown-booking';

/** A booking that has a price, with what billing calls it by. */
export type PricedBooking = Pick<ShownBooking, 'booking' | 'goodTitle'>;

/** Billing, as far as priced bookings go. */
export abstract class Payments {
  /**
   * Pushes the charges of bookings to billing before the response is sent. If that fails, billing receives them with
   * the events a moment later.
   */
  abstract push(bookings: readonly PricedBooking[]): Promise<void>;
}

/** A payment for a booking, as far as it decides about other bookings. */
export interface PaymentSnapshot {
  readonly id: string;
  readonly version: number;
  readonly payerId: string;
  /** The account that lends. */
  readonly payeeId: string;
  /** True until it is paid. Meanwhile the payer can book nothing else of this lender that has a price. */
  readonly unsettled: boolean;
}

/** Copies of payments, for the refusal `payment.unsettled`. */
export abstract class PaymentCopies {
  /** Applies versions in any order; older ones than those known change nothing. */
  abstract apply(tx: Tx, payments: readonly PaymentSnapshot[]): Promise<void>;
}
