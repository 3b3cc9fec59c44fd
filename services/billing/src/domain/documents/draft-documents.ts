import type { Journal } from '../ledger';
import { revenueOf, type Payment, type PaymentOutcome } from '../payment';
import type { Subject } from '../subject';
import type { DocumentDraft, DocumentMethod } from './document';
import { commissionLine, paidLines, returnedLines } from './document-lines';

/** A change of a payment, with the payment before it. */
export interface DocumentedStep {
  readonly subject: Subject;
  /** undefined for a payment that is opened. */
  readonly before: Payment | undefined;
  readonly outcome: PaymentOutcome;
}

/**
 * Returns the documents that a change of a payment causes. What is entered in the ledger decides: a collected payment
 * gets one, and each of its refunds a return. For the operator's commission there is another one, to the lender.
 */
export function draftDocuments({ subject, before, outcome }: DocumentedStep): DocumentDraft[] {
  const { payment, refund, journal } = outcome;
  if (!journal) return [];
  const { id } = payment;
  const about = aboutOf(payment, journal);
  if (journal.kind === 'captured' || journal.kind === 'settled_by_hand' || journal.kind === 'billed') {
    const lines = paidLines(payment, subject, revenueOf(payment));
    return withCommission(
      { ...about, cause: id, correctsCause: null, lines },
      { subject, payeeId: payment.payeeId, commission: commissionIn(journal) },
    );
  }
  if (!refund || !before) return [];
  if (journal.kind !== 'refunded' && journal.kind !== 'refunded_by_hand') return [];
  const lines = returnedLines(subject, revenueOf(before), revenueOf(payment));
  return withCommission(
    { ...about, cause: `${id}:${refund.source}`, correctsCause: id, lines },
    { subject, payeeId: payment.payeeId, commission: -commissionIn(journal) },
  );
}

/** Adds the operator's document for its share; `commission` is yen, of what was collected or returned. */
function withCommission(
  draft: DocumentDraft,
  {
    subject,
    payeeId,
    commission,
  }: { readonly subject: Subject; readonly payeeId: string; readonly commission: number },
): DocumentDraft[] {
  const drafts = draft.lines.length > 0 ? [draft] : [];
  if (commission === 0 || !payeeId) return drafts;
  const share: DocumentDraft = {
    ...{ ...draft, issuerId: null, recipientId: payeeId, recipientName: '', method: 'offset' },
    cause: `${draft.cause}:commission`,
    correctsCause: draft.correctsCause && `${draft.correctsCause}:commission`,
    lines: [commissionLine(subject, commission)],
  };
  return [...drafts, share];
}

const aboutOf = (payment: Payment, { at }: Journal) => ({
  ...{ issuerId: payment.payeeId || null, recipientId: payment.payerId },
  ...{ recipientName: payment.invoice?.name ?? '', paymentId: payment.id },
  ...{ bookingId: payment.bookingId || null, method: methodOf(payment), paidAt: at },
});

function methodOf({ method, card, invoice }: Payment): DocumentMethod {
  if (method) return method;
  return !card && invoice?.state === 'sent' ? 'invoice' : 'card';
}

/** Yen that the operator earned by a journal; negative for what it gave back. */
const commissionIn = ({ entries }: Journal): number =>
  0 - entries.filter(({ account }) => account === 'commission').reduce((sum, { amount }) => sum + amount, 0);
