import type { IssuedDocument } from '../../domain/documents/document';

/** A document as PostgreSQL returns it in JSON, with the number of the one that it corrects. */
export interface DocumentJson {
  readonly id: string;
  readonly cause: string;
  readonly kind: IssuedDocument['kind'];
  readonly issuer_id: string | null;
  readonly year: number;
  readonly number: number;
  readonly issued_at: string;
  readonly issued_on: string;
  readonly paid_on: string;
  readonly issuer_name: string;
  readonly registration_number: string;
  readonly recipient_id: string;
  readonly recipient_name: string;
  readonly lines: IssuedDocument['lines'];
  readonly total: number;
  readonly taxes: IssuedDocument['taxes'];
  readonly payment_id: string;
  readonly booking_id: string | null;
  readonly method: IssuedDocument['method'];
  readonly corrects_id: string | null;
}

export const documentRow = (document: IssuedDocument): DocumentJson => ({
  ...{ id: document.id, cause: document.cause, kind: document.kind, issuer_id: document.issuerId },
  ...{ year: document.year, number: document.number, issued_at: new Date(document.issuedAt).toISOString() },
  ...{ issued_on: document.issuedOn, paid_on: document.paidOn, issuer_name: document.issuerName },
  ...{ registration_number: document.registrationNumber, recipient_id: document.recipientId },
  ...{ recipient_name: document.recipientName, lines: document.lines, total: document.total },
  ...{ taxes: document.taxes, payment_id: document.paymentId, booking_id: document.bookingId },
  ...{ method: document.method, corrects_id: document.corrects?.id ?? null },
});

/** @param corrects printed number of the corrected document; null for none */
export const toDocument = (row: DocumentJson, corrects: string | null): IssuedDocument => ({
  ...{ id: row.id, cause: row.cause, kind: row.kind, issuerId: row.issuer_id, year: row.year },
  ...{ number: row.number, issuedAt: Date.parse(row.issued_at), issuedOn: row.issued_on },
  ...{ paidOn: row.paid_on, issuerName: row.issuer_name, registrationNumber: row.registration_number },
  ...{ recipientId: row.recipient_id, recipientName: row.recipient_name, lines: row.lines },
  ...{ total: row.total, taxes: row.taxes, paymentId: row.payment_id, bookingId: row.booking_id },
  method: row.method,
  corrects: row.corrects_id === null || corrects === null ? null : { id: row.corrects_id, number: corrects },
});
