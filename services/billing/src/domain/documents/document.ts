import { TAX_PERCENT, type Day } from '@kashikari/kernel';
import { taxIn } from '@kashikari/pricing';

/** `invoice`: its issuer has a registration number. `return` corrects an earlier document by an amount that was returned. */
export type DocumentKind = 'invoice' | 'receipt' | 'return';

/**
 * The way in which the payment was made. `invoice`: on the page of the provider's invoice. `offset`: a commission, deducted from the
 * lender's balance.
 */
export type DocumentMethod = 'card' | 'invoice' | 'cash' | 'bank' | 'offset';

/** One line of a document. Yen, tax included; 0 where the line has no such value. */
export interface DocumentLine {
  /** Kind of the price line or plan line, or `commission`, `fee`, `kept`, `rest`. */
  readonly kind: string;
  /** The good, the group or the plan. */
  readonly title: string;
  /** Number of days, weeks, months, hours or members. */
  readonly count: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  /** The line is outside the tax. */
  readonly untaxed: boolean;
  /** First and last day of the service, both inclusive; null for none. */
  readonly from: Day | null;
  readonly to: Day | null;
}

/** Total and tax of one rate, yen. */
export interface DocumentTax {
  /** Percent; 0: outside the tax. */
  readonly percent: number;
  readonly total: number;
  readonly tax: number;
}

/** The contents of a document before it is issued. */
export interface DocumentDraft {
  /** Its cause, once: the payment and, for a return, the refund; with `:commission` for the operator's share. */
  readonly cause: string;
  /** It corrects the last such document of its payment: that of the sale or that of the commission. null: nothing. */
  readonly corrects: 'sale' | 'commission' | null;
  /** Account that issues it; null for the operator. */
  readonly issuerId: string | null;
  readonly recipientId: string;
  /** Name that the payer gave for the invoice of this payment; empty: that of the account. */
  readonly recipientName: string;
  readonly lines: readonly DocumentLine[];
  readonly paymentId: string;
  /** null for a payment that is not for a booking. */
  readonly bookingId: string | null;
  readonly method: DocumentMethod;
  /** Business time of the payment or refund, epoch milliseconds. */
  readonly paidAt: number;
}

/** An invoice, a receipt or a return, as it was issued. It never changes. */
export interface IssuedDocument extends Omit<DocumentDraft, 'corrects' | 'paidAt'> {
  readonly id: string;
  readonly kind: DocumentKind;
  /** Year and number, which have no gap for each issuer, from 1. */
  readonly year: number;
  readonly number: number;
  /** Business time, epoch milliseconds. */
  readonly issuedAt: number;
  /** Days in the zone of the issuer. */
  readonly issuedOn: Day;
  readonly paidOn: Day;
  readonly issuerName: string;
  /** `T` and 13 digits; empty if the issuer has none. */
  readonly registrationNumber: string;
  readonly total: number;
  readonly taxes: readonly DocumentTax[];
  /** The document that it corrects; null for none. */
  readonly corrects: { readonly id: string; readonly number: string } | null;
}

/** The number as it is printed: `2027-12`. */
export const printedNumber = ({ year, number }: Pick<IssuedDocument, 'year' | 'number'>): string =>
  `${year}-${number}`;

/** Sum of the lines, yen. */
export const totalOf = (lines: readonly DocumentLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Returns total and tax by rate: the tax is rounded down once for each document and rate. */
export function taxesOf(lines: readonly DocumentLine[]): DocumentTax[] {
  const taxed = lines.filter(({ untaxed }) => !untaxed);
  const outside = lines.filter(({ untaxed }) => untaxed);
  const total = totalOf(taxed);
  return [
    ...(taxed.length > 0 ? [{ percent: TAX_PERCENT, total, tax: taxIn(total) }] : []),
    ...(outside.length > 0 ? [{ percent: 0, total: totalOf(outside), tax: 0 }] : []),
  ];
}
