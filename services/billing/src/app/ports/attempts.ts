import type { Tx } from '@kashikari/platform/tx';
import type { PaymentInvoice } from '../../domain/invoices/payment-invoice';
import type { ProviderOrder } from '../../domain/provider-orders';

/** Order to hold an amount on a payer's card. */
export interface AuthorizeOrder {
  readonly kind: 'authorize';
  readonly amount: number;
  readonly customerId: string;
  readonly keepCard: boolean;
}

/** A call to the provider that was committed before it is made. Its id is the idempotency key. */
export interface Attempt {
  readonly id: string;
  readonly paymentId: string;
  readonly payerId: string;
  /** The invoice of the payment, as it is now. */
  readonly invoice: PaymentInvoice | null;
  readonly order: AuthorizeOrder | ProviderOrder;
  /** Security time, epoch milliseconds. */
  readonly createdAt: number;
}

export abstract class Attempts {
  /**
   * Returns the unfinished attempt that creates the intent of a payment, or a new one. Locks the payment.
   * @param over the ended intent that the caller has seen; null for none
   * @param sweepAt time at which an abandoned attempt is resumed, business time
   * @returns undefined if another caller has created an intent meanwhile
   */
  abstract authorize(
    tx: Tx,
    paymentId: string,
    over: string | null,
    order: AuthorizeOrder,
    sweepAt: number,
  ): Promise<Attempt | undefined>;
  /** Returns an unfinished attempt; undefined if it is finished. */
  abstract find(tx: Tx, id: string): Promise<Attempt | undefined>;
  /** Returns the unfinished attempts of a payment that send an invoice. */
  abstract invoicing(tx: Tx, paymentId: string): Promise<string[]>;
  abstract finish(tx: Tx, id: string, result: 'done' | 'refused'): Promise<void>;
  /** Orders to look at the provider again, whether or not it sends its events. */
  abstract follow(tx: Tx, paymentId: string, at: number, round: number): Promise<void>;
}
