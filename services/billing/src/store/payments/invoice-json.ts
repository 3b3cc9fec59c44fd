import type { PaymentInvoice } from '../../domain/invoices/payment-invoice';

/** An invoice in JSON: the instant is text. */
export interface InvoiceJson extends Omit<PaymentInvoice, 'dueAt'> {
  readonly due_at: string | null;
}

export const toInvoice = ({ due_at: dueAt, ...invoice }: InvoiceJson): PaymentInvoice => ({
  ...{ ...invoice, dueAt: dueAt === null ? null : Date.parse(dueAt) },
});

export const invoiceJson = ({ dueAt, ...invoice }: PaymentInvoice): InvoiceJson => ({
  ...{ ...invoice, due_at: dueAt === null ? null : new Date(dueAt).toISOString() },
});
