import { dayOf } from '@kashikari/kernel';
import { printedNumber, taxesOf, totalOf, type DocumentDraft, type IssuedDocument } from './document';

/** An issuer or recipient, as it is named on documents. */
export interface DocumentParty {
  readonly name: string;
  /** Recipient of invoices; empty for the account itself. */
  readonly invoiceName: string;
  /** `T` and 13 digits; empty for none. */
  readonly registrationNumber: string;
  /** IANA zone in which its days and years begin. */
  readonly zone: string;
}

/** A place in the numbers of an issuer. */
export interface DocumentPlace {
  readonly year: number;
  readonly number: number;
}

/** The parties of a document that is issued, and the document that it corrects. */
export interface Issuing {
  readonly issuer: DocumentParty;
  readonly recipient: DocumentParty;
  /** null for the first document of a payment. */
  readonly corrected: IssuedDocument | null;
}

/** Year of the numbers, in the zone of the issuer. @param now business time, epoch milliseconds */
export const yearOf = ({ zone }: DocumentParty, now: number): number => Number(dayOf(now, zone).slice(0, 4));

/**
 * Returns the document of a draft. A return names its parties like the document that it corrects, whatever they are
 * called since.
 * @param now business time, epoch milliseconds
 */
export function issueDocument(
  { corrects: _, paidAt, ...draft }: DocumentDraft,
  { issuer, recipient, corrected }: Issuing,
  { id, year, number }: DocumentPlace & { readonly id: string },
  now: number,
): IssuedDocument {
  const parties = corrected
    ? partiesOf(corrected)
    : {
        ...{ issuerId: draft.issuerId, recipientId: draft.recipientId },
        ...{ registrationNumber: issuer.registrationNumber, issuerName: issuer.name },
        recipientName: draft.recipientName || recipient.invoiceName || recipient.name,
      };
  return {
    ...{ ...draft, ...parties, id, year, number, issuedAt: now },
    kind: corrected ? 'return' : parties.registrationNumber ? 'invoice' : 'receipt',
    ...{ issuedOn: dayOf(now, issuer.zone), paidOn: dayOf(paidAt, issuer.zone) },
    ...{ total: totalOf(draft.lines), taxes: taxesOf(draft.lines) },
    corrects: corrected && { id: corrected.id, number: printedNumber(corrected) },
  };
}

const partiesOf = (document: IssuedDocument) => ({
  ...{ issuerId: document.issuerId, recipientId: document.recipientId },
  ...{ registrationNumber: document.registrationNumber, issuerName: document.issuerName },
  recipientName: document.recipientName,
});
