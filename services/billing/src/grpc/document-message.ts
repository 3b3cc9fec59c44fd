import type { documents } from '@kashikari/contracts';
import { enumOf, SETS } from '@kashikari/contracts';
import type { SeenDocument } from '../app/ports';
import { printedNumber, type DocumentLine } from '../domain/documents/document';

export function toDocument({ document, isCopy }: SeenDocument): documents.Document {
  const { id, kind, issuedOn, paidOn, issuerName, registrationNumber } = document;
  const { recipientId, recipientName, lines, total, taxes, paymentId, method } = document;
  return {
    ...{ id, kind: enumOf(SETS.documentKind, kind), number: printedNumber(document), issuedOn, paidOn },
    ...{ issuerId: document.issuerId ?? '', issuerName, registrationNumber, recipientId, recipientName },
    ...{ lines: lines.map(toLine), total, taxes: taxes.map((tax) => ({ ...tax })), paymentId, method },
    ...{ bookingId: document.bookingId ?? '', corrects: document.corrects?.number ?? '', copy: isCopy },
  };
}

const toLine = ({ from, to, ...line }: DocumentLine): documents.DocumentLine => ({
  ...line,
  from: from ?? '',
  to: to ?? '',
});
