import { commissionOf } from '@kashikari/pricing';
import type { Journal } from '../ledger';
import { isThroughProvider, revenueOf, type Payment, type PaymentOutcome } from '../payment';
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
export function draftDocuments(step: DocumentedStep): DocumentDraft[] {
  const { journal } = step.outcome;
  switch (journal?.kind) {
    case 'captured':
    case 'settled_by_hand':
    case 'billed':
      return collected(step, journal);
    case 'refunded':
    case 'refunded_by_hand':
      return returned(step, journal);
    case 'charged_back':
    case 'chargeback_won':
      return chargedBack(step, journal);
    case 'handed_over':
      return handedOver(step, journal);
    default:
      return [];
  }
}

function collected({ subject, outcome: { payment } }: DocumentedStep, journal: Journal): DocumentDraft[] {
  const lines = paidLines(payment, subject, revenueOf(payment));
  const draft = { ...aboutOf(payment, journal), cause: payment.id, corrects: null, lines };
  return withCommission(draft, { subject, payment, commission: commissionIn(journal) });
}

function returned(
  { subject, before, outcome: { payment, refund } }: DocumentedStep,
  journal: Journal,
): DocumentDraft[] {
  if (!refund || !before) return [];
  const lines = returnedLines(subject, revenueOf(before), revenueOf(payment));
  const draft = {
    ...{ ...aboutOf(payment, journal), cause: `${payment.id}:${refund.source}`, lines },
    corrects: 'sale' as const,
  };
  return withCommission(draft, { subject, payment, commission: -commissionIn(journal) });
}

/** The sale stays when the payer's bank takes a payment back; the operator's commission follows what the lender has. */
function chargedBack({ subject, outcome: { payment } }: DocumentedStep, journal: Journal): DocumentDraft[] {
  const commission = commissionIn(journal);
  const draft = {
    ...{ ...aboutOf(payment, journal), cause: `${journal.sourceId}:${journal.kind}`, lines: [] },
    corrects: journal.kind === 'charged_back' ? ('sale' as const) : null,
  };
  return withCommission(draft, { subject, payment, commission: Math.abs(commission) });
}

/** A good that is transferred before its loan: the document of its lender is returned, and the new one issues another. */
function handedOver(
  { subject, before, outcome: { payment } }: DocumentedStep,
  journal: Journal,
): DocumentDraft[] {
  if (!before || before.payeeId === payment.payeeId) return [];
  const revenue = revenueOf(payment);
  const percent = isThroughProvider(payment) ? payment.commissionPercent : 0;
  const commission = commissionOf(revenue.lent + revenue.cancelled, percent);
  const lines = paidLines(payment, subject, revenue);
  const cause = `${journal.sourceId}:${journal.kind}`;
  return [
    ...withCommission(
      { ...aboutOf(before, journal), cause: `${cause}:return`, corrects: 'sale', lines },
      { subject, payment: before, commission },
    ),
    ...withCommission(
      { ...aboutOf(payment, journal), cause, corrects: null, lines },
      { subject, payment, commission },
    ),
  ];
}

/** Adds the operator's document for its share; `commission` is yen, of what was collected or returned. */
function withCommission(
  draft: DocumentDraft,
  {
    subject,
    payment: { payeeId },
    commission,
  }: { readonly subject: Subject; readonly payment: Payment; readonly commission: number },
): DocumentDraft[] {
  const drafts = draft.lines.length > 0 ? [draft] : [];
  if (commission === 0 || !payeeId) return drafts;
  const share: DocumentDraft = {
    ...{ ...draft, issuerId: null, recipientId: payeeId, recipientName: '', method: 'offset' },
    ...{ cause: `${draft.cause}:commission`, corrects: draft.corrects && 'commission' },
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
