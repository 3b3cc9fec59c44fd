import type { Tx } from '@kashikari/platform/tx';
import type { PaymentInvoice } from '../../domain/invoices/payment-invoice';
import type { ProviderOrder } from '../../domain/provider-orders';

/** What a payer's card is asked for. */
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
   * The attempt that makes the intent of a payment: the one that is under way, or a new one. The payment is locked.
   * @param over the intent that the caller has seen, which is over; null for none
   * @param sweepAt when it is looked after if the caller does not come back, business time
   * @returns undefined where somebody else has made another intent meanwhile
   */
  abstract authorize(
    tx: Tx,
    paymentId: string,
    over: string | null,
    order: AuthorizeOrder,
    sweepAt: number,
  ): Promise<Attempt | undefined>;
  /** One that is under way; undefined if it is finished. */
  abstract find(tx: Tx, id: string): Promise<Attempt | undefined>;
  /** Those of a payment that send an invoice and are under way. */
  abstract invoicing(tx: Tx, paymentId: string): Promise<string[]>;
  abstract finish(tx: Tx, id: string, result: 'done' | 'refused'): Promise<void>;
  /** Orders to look at the provider again, whether or not it sends its events. */
  abstract follow(tx: Tx, paymentId: string, at: number, round: number): Promise<void>;
}
