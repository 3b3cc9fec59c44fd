import type Stripe from 'stripe';
import type { Intent, Invoice, InvoiceOrder } from '../app/ports';
import { isMissing, isNotOpen } from './stripe-errors';
import { draftOf, intentIdOf, toInvoice, WITH_PAYMENTS } from './stripe-invoice';
import { toIntent, WITH_CARD } from './stripe-intent';

/** Runs a call and translates its errors. */
type Calling = <T>(work: () => Promise<T>) => Promise<T>;

/** Invoices of Stripe, which are paid by card or bank transfer. */
export class StripeInvoices {
  constructor(
    private readonly stripe: Stripe,
    private readonly call: Calling,
  ) {}

  /** Resumes at the first unfinished step; each step has a separate idempotency key. */
  async send(order: InvoiceOrder, key: string, before?: Invoice): Promise<Invoice> {
    const { customerId: customer, name, email, locale, amount, description, attemptId } = order;
    const metadata = { attempt_id: attemptId };
    const preferred_locales = [locale === 'ja-Hira' ? 'ja' : locale];
    await this.call(() => this.stripe.customers.update(customer, { name, email, preferred_locales }));
    const id = before?.id ?? (await this.create(order, key));
    const made = await this.fetch(id);
    if (made.status === 'draft' && made.lines.data.length === 0)
      await this.call(() =>
        this.stripe.invoiceItems.create(
          { ...{ customer, invoice: id, amount, currency: 'jpy' }, description, metadata },
          { idempotencyKey: `${key}:item` },
        ),
      );
    if (made.status === 'draft')
      await this.call(() =>
        this.stripe.invoices.finalizeInvoice(
          id,
          { auto_advance: false },
          { idempotencyKey: `${key}:finalize` },
        ),
      );
    if (made.status === 'draft' || made.status === 'open') await this.mail(id, `${key}:send`);
    return this.get(id);
  }

  async get(id: string): Promise<Invoice> {
    return this.read(await this.fetch(id));
  }

  async find(attemptId: string): Promise<Invoice | undefined> {
    const query = `metadata['attempt_id']:'${attemptId}'`;
    const { data } = await this.call(() => this.stripe.invoices.search({ query, limit: 1 }));
    return data[0] && this.get(data[0].id);
  }

  async remind(id: string, key: string): Promise<Invoice> {
    await this.mail(id, key);
    return this.get(id);
  }

  async void(id: string, key: string): Promise<Invoice> {
    await this.call(() =>
      this.stripe.invoices.voidInvoice(id, {}, { idempotencyKey: key }).catch((error: unknown) => {
        if (!isNotOpen(error) && !isMissing(error)) throw error;
      }),
    );
    return this.get(id);
  }

  private async create(order: InvoiceOrder, key: string): Promise<string> {
    return (await this.call(() => this.stripe.invoices.create(draftOf(order), { idempotencyKey: key }))).id;
  }

  private async mail(id: string, key: string): Promise<void> {
    await this.call(() => this.stripe.invoices.sendInvoice(id, {}, { idempotencyKey: key }));
  }

  private fetch(id: string): Promise<Stripe.Invoice> {
    return this.call(() => this.stripe.invoices.retrieve(id, { expand: WITH_PAYMENTS }));
  }

  private async read(invoice: Stripe.Invoice): Promise<Invoice> {
    const intentId = intentIdOf(invoice);
    return toInvoice(invoice, intentId === null ? undefined : await this.intent(intentId));
  }

  private async intent(id: string): Promise<Intent & { readonly waitsForTransfer: boolean }> {
    const intent = await this.call(() => this.stripe.paymentIntents.retrieve(id, { expand: WITH_CARD }));
    const waitsForTransfer = intent.next_action?.type === 'display_bank_transfer_instructions';
    return { ...toIntent(intent), waitsForTransfer };
  }
}
