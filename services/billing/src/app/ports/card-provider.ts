import type { PaymentCard } from '../../domain/payment';
import type { PaymentInvoice } from '../../domain/invoices/payment-invoice';
import type { PayoutProvider } from './payouts';
import type { IntentState, InvoiceState } from '../../domain/provider-orders';

/** A card that the provider keeps for a payer. */
export interface KeptCard extends PaymentCard {
  readonly id: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** A payment as the provider knows it. */
export interface Intent extends IntentState {
  /** The attempt that made it. */
  readonly attemptId: string | null;
  /** True if the payer agreed that the card is charged for what the return costs. */
  readonly keepsCard: boolean;
  /** Secret for the payer's browser; never logged. */
  readonly clientSecret: string;
}

/** Order for a card payment. */
export interface IntentOrder {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly customerId: string;
  /** The card is kept for what the return costs. */
  readonly keepCard: boolean;
  /** A kept card that is charged while the payer is away. If it was removed meanwhile, the intent waits for the payer. */
  readonly cardId?: string | undefined;
}

/** An invoice as the provider knows it. */
export interface Invoice extends InvoiceState {
  /** The attempt that made it. */
  readonly attemptId: string | null;
}

/** Amount and recipient of an invoice. */
export interface InvoiceOrder extends Pick<PaymentInvoice, 'name' | 'email' | 'locale' | 'description'> {
  readonly attemptId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly customerId: string;
}

/** An event of the provider, verified. It only says that something changed: what it became is fetched. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Intent of ours that it is about, also by its charge or refund; empty for other objects. */
  readonly intentId: string;
  /** Invoice of ours that it is about; absent or empty for other objects. */
  readonly invoiceId?: string;
  /** Chargeback that it is about; absent or empty for other objects. */
  readonly disputeId?: string;
  /** Payout of ours that it is about; absent or empty for other objects. */
  readonly payoutId?: string;
  /** Payout account of ours that it is about; empty for other objects. */
  readonly accountId: string;
  /** Refund that did not reach the payer; empty for other events. */
  readonly failedRefundId: string;
}

/**
 * The payment provider. `key` is the idempotency key of a call: the same key has the same effect once. Calls throw `Unavailable`
 * where the provider can't be reached, and `refused('payment.session_timeout')` where it says that an intent is over.
 */
export abstract class CardProvider {
  /** True if a provider is configured; otherwise every other call throws `payments.off`. */
  abstract readonly isOn: boolean;
  /** Calls about payouts to accounts that lend. */
  abstract readonly payouts: PayoutProvider;
  /** Holds the amount once the payer confirms; charges nothing yet. */
  abstract createIntent(order: IntentOrder, key: string): Promise<Intent>;
  /** Changes an intent that nobody has confirmed. */
  abstract updateIntent(id: string, order: Pick<IntentOrder, 'amount' | 'keepCard'>): Promise<Intent>;
  abstract getIntent(id: string): Promise<Intent>;
  /** The intent that an attempt made, however long ago. */
  abstract findIntent(attemptId: string): Promise<Intent | undefined>;
  /** Charges a part of a hold, or all; the rest is released. */
  abstract capture(id: string, amount: number, key: string): Promise<Intent>;
  /** Releases a hold, or ends an intent that is not confirmed. One that is over stays as it is. */
  abstract release(id: string, key: string): Promise<Intent>;
  /** Returns captured money. */
  abstract refund(id: string, amount: number, key: string, attemptId: string): Promise<void>;
  /** Returns true if a refund of an attempt was made, however long ago. */
  abstract hasRefunded(id: string, attemptId: string): Promise<boolean>;
  /**
   * Makes an invoice that is due after {@link INVOICE_DAYS} days, and mails it. A call that was interrupted goes on where it was.
   * @param before the invoice that the attempt made, where it was searched for
   * @throws ProviderFault where it is rejected for good
   */
  abstract sendInvoice(order: InvoiceOrder, key: string, before?: Invoice): Promise<Invoice>;
  abstract getInvoice(id: string): Promise<Invoice>;
  /** The invoice that an attempt made, however long ago. */
  abstract findInvoice(attemptId: string): Promise<Invoice | undefined>;
  /** Mails an open invoice again. */
  abstract remindInvoice(id: string, key: string): Promise<Invoice>;
  /** Ends an open invoice; one that is over stays as it is. */
  abstract voidInvoice(id: string, key: string): Promise<Invoice>;
  /** Returns true if a retry cannot succeed. */
  abstract isRejection(error: unknown): boolean;
  abstract createCustomer(userId: string, key: string): Promise<string>;
  /** Deletes a customer with all of its cards; one that does not exist is deleted already. */
  abstract deleteCustomer(customerId: string): Promise<void>;
  /** The latest first. */
  abstract listCards(customerId: string): Promise<KeptCard[]>;
  /** Removes a card for good; one that belongs to no customer is removed already. */
  abstract detachCard(cardId: string): Promise<void>;
  /** @returns address of the provider's page where a card is added */
  abstract createSetupLink(customerId: string, returnUrl: string): Promise<string>;
  abstract createAccount(userId: string, key: string): Promise<string>;
  /** @returns address of the provider's page where an account is set up */
  abstract createAccountLink(accountId: string, returnUrl: string): Promise<string>;
  /** Returns true if cards can be charged for an account: it receives transfers and payouts. */
  abstract canCharge(accountId: string): Promise<boolean>;
  /**
   * Verifies an event by any of the configured secrets.
   * @param now security time, epoch milliseconds; an event that is signed 300 s earlier is refused
   * @throws DomainError `webhook.signature`
   */
  abstract readEvent(body: Buffer, signature: string, now: number): ProviderEvent;
}
