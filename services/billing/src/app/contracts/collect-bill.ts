import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { changePayment, type Payment } from '../../domain/payment';
import { isOpen } from '../../domain/payment-states';
import { whyNoInvoice, withInvoice } from '../../domain/invoices/ask-invoice';
import type { InvoiceAddress } from '../../domain/invoices/payment-invoice';
import type { Subject } from '../../domain/subject';
import type { ProviderOrder } from '../../domain/provider-orders';
import type { IntentDecision } from '../../domain/apply-intent';
import { DecidePayment } from '../decide-payment';
import { CardProvider, Contracts, StoredCustomers } from '../ports';

/** Charges a kept card for a renewal while its owner is away, or sends an invoice where it is paid so. A card that is gone, or refuses, is tried again some days later. */
@Injectable()
export class CollectBill {
  constructor(
    private readonly contracts: Contracts,
    private readonly provider: CardProvider,
    private readonly customers: StoredCustomers,
    private readonly deciding: DecidePayment,
  ) {}

  /** @param attempt 0 for the first try. @param now business time, epoch milliseconds */
  async run(billId: string, attempt: number, tx: Tx, now: number): Promise<void> {
    const bill = await this.contracts.findBill(tx, billId);
    const paymentId = bill && (await this.contracts.paymentOf(tx, billId));
    if (!bill || bill.state !== 'open' || !paymentId) return;
    const cardId = await this.cardOf(bill.accountId);
    const { contract, account } = await this.contracts.lock(tx, bill.accountId);
    if (contract) await this.contracts.save(tx, { ...contract, tries: attempt });
    const { invoice: address } = account;
    if (address && this.provider.isOn) {
      await this.deciding.run(paymentId, (payment, subject) => send(payment, subject, address, now), tx, now);
      return;
    }
    await this.deciding.run(paymentId, (payment) => charge(payment, cardId, attempt, now), tx, now);
  }

  /** The card that was added last. */
  private async cardOf(accountId: string): Promise<string | undefined> {
    const customerId = this.provider.isOn ? await this.customers.find(accountId) : undefined;
    return customerId && (await this.provider.listCards(customerId))[0]?.id;
  }
}

/** Sends an invoice to the address with which the plan was bought. */
function send(payment: Payment, subject: Subject, address: InvoiceAddress, now: number): IntentDecision {
  if (whyNoInvoice(payment, subject, false)) return { outcomes: [], orders: [] };
  const asked = withInvoice(payment, subject, address, now);
  return { outcomes: [{ change: 'updated', payment: asked }], orders: [] };
}

/** A new intent each time: the one before is released, and what it collects all the same goes back. */
export function charge(
  payment: Payment,
  cardId: string | undefined,
  attempt: number,
  now: number,
): IntentDecision {
  if (!isOpen(payment.status) || payment.paidAt !== null) return { outcomes: [], orders: [] };
  const { intentId, amount } = payment;
  if (!cardId) {
    const failed = changePayment(payment, { status: 'payment_failed', error: 'no_card' }, now);
    return { outcomes: [{ change: 'failed', payment: failed }], orders: [] };
  }
  const order: ProviderOrder = { kind: 'charge', subject: `try:${attempt}`, cardId, amount };
  if (intentId === null) return { outcomes: [], orders: [order] };
  const released: ProviderOrder = { kind: 'release', subject: intentId, intentId };
  const again = changePayment(payment, { intentId: null }, now);
  return { outcomes: [{ change: 'updated', payment: again }], orders: [released, order] };
}
