import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, refused, type Call } from '@kashikari/kernel';
import { billWhole } from '../../domain/contracts/bill-by-invoice';
import { askInvoice, isEmail, MAX_NAME } from '../../domain/invoices/ask-invoice';
import type { SeenPayment } from '../../domain/payment-permissions';
import { requireProvider } from '../cards/require-provider';
import { FetchPeople } from '../fetch-people';
import { CardProvider, Contracts, Payments } from '../ports';
import { SendInvoices } from './send-invoices';

/** Payments that one call asks invoices for. */
const MAX_INVOICES = 20;

export interface InvoiceRequest {
  readonly paymentIds: readonly string[];
  readonly name: string;
  readonly email: string;
}

/** The payer asks for invoices: one for each payment, all or none. */
@Injectable()
export class RequestInvoices {
  constructor(
    private readonly payments: Payments,
    private readonly contracts: Contracts,
    private readonly provider: CardProvider,
    private readonly people: FetchPeople,
    private readonly sending: SendInvoices,
  ) {}

  /**
   * @throws DomainError `payment.state`, `subscription.requested`, `invoice.not_accepted`, `payments.off`, `validation.required`,
   * `validation.too_long`, `validation.too_many`, `validation.email`
   */
  async run({ paymentIds, name, email }: InvoiceRequest, call: Call): Promise<SeenPayment[]> {
    accountHolder(call);
    const ids = [...new Set(paymentIds)];
    if (ids.length === 0) throw refused('validation.required', undefined, 'payment_ids');
    if (ids.length > MAX_INVOICES) throw refused('validation.too_many', { max: MAX_INVOICES }, 'payment_ids');
    const address = { name: checkName(name), email: checkEmail(email), locale: call.locale };
    await this.people.ofCaller(call);
    await this.payments.changeAll(
      ids,
      call,
      ({ payment, subject, pays, lenderAccepts }) => {
        if (!pays) throw forbidden();
        requireProvider(this.provider);
        return askInvoice(payment, subject, { ...address, lenderAccepts }, call.now);
      },
      (tx, id) => this.prepare(tx, id),
    );
    return this.sending.run(ids, call);
  }

  /** A dearer plan is billed as a whole: what the old one leaves is known on the day of payment, and becomes credit. */
  private async prepare(tx: Tx, paymentId: string): Promise<void> {
    const bill = await this.contracts.billOf(tx, paymentId);
    if (!bill || bill.state !== 'open' || bill.byInvoice) return;
    if (bill.kind !== 'change') return this.contracts.saveBill(tx, { ...bill, byInvoice: true });
    const { account } = await this.contracts.lock(tx, bill.accountId);
    const whole = billWhole(bill, account);
    await this.contracts.saveBill(tx, whole.bill);
    await this.contracts.saveAccount(tx, whole.account);
  }
}

function checkName(text: string): string {
  const name = text.trim();
  if (!name) throw refused('validation.required', undefined, 'name');
  if (name.length > MAX_NAME) throw refused('validation.too_long', { max: MAX_NAME }, 'name');
  return name;
}

function checkEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isEmail(email)) throw refused('validation.email', undefined, 'email');
  return email;
}
