/** One line of a printed document. Yen, tax included. */
export interface PrintedLine {
  readonly kind: string;
  readonly title: string;
  readonly count: number;
  readonly quantity: number;
  readonly unit_price: number;
  readonly amount: number;
  readonly untaxed: boolean;
  /** First and last day of the service; null for none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The printed contents of an invoice, a receipt or a return; the fields are those of the REST contract. */
export interface DocumentContent {
  readonly kind: 'invoice' | 'receipt' | 'return';
  readonly number: string;
  readonly issued_on: string;
  readonly paid_on: string;
  readonly issuer_name: string;
  readonly registration_number: string | null;
  readonly recipient_name: string;
  readonly lines: readonly PrintedLine[];
  readonly total: number;
  readonly taxes: readonly { readonly percent: number; readonly total: number; readonly tax: number }[];
  readonly payment_id: string;
  readonly booking_id: string | null;
  readonly method: string;
  readonly corrects: string | null;
  readonly copy: boolean;
}
