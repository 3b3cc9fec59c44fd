import type { Jobs, JobOrder, Outbox, SqlTx } from '@kashikari/platform';
import { isAvailable, leftOf, type Payment, type PaymentOutcome } from '../../domain/payment';
import { ordersOf } from '../../domain/provider-orders';
import { draftDocuments } from '../../domain/documents/draft-documents';
import type { Subject } from '../../domain/subject';
import { issueDocuments, type OperatorParty } from '../documents/issue-documents';
import { addSale, removeSale } from '../payouts/available-sales';
import { enterJournal } from './enter-journal';
import { paymentEvent } from './outbox-payment';
import { duesOf, orderAttempts } from './payment-jobs';
import { paymentRow } from './payment-row';

const SAVE = `
  insert into payments select * from jsonb_populate_recordset(null::payments, $1)
    on conflict (id) do update set version = excluded.version, status = excluded.status, amount = excluded.amount,
      amount_refunded = excluded.amount_refunded, amount_kept = excluded.amount_kept, tax = excluded.tax,
      lines = excluded.lines, method = excluded.method, note = excluded.note, payer_id = excluded.payer_id,
      payee_id = excluded.payee_id, paid_at = excluded.paid_at, captured_at = excluded.captured_at,
      settlement = excluded.settlement, pay_by = excluded.pay_by, intent_id = excluded.intent_id,
      card_brand = excluded.card_brand, card_last4 = excluded.card_last4, error = excluded.error,
      capture_at = excluded.capture_at, invoice = excluded.invoice, commission_percent = excluded.commission_percent,
      collected = excluded.collected, released = excluded.released, moves = excluded.moves,
      charged_back = excluded.charged_back, chargebacks = excluded.chargebacks, updated_at = excluded.updated_at`;

const REFUND = `insert into refunds (payment_id, source, amount, kept, reason, at) values ($1, $2, $3, $4, $5, $6)`;

/** Deletes the refunds of a lost hold: they only reduced its charge. */
const FORGET_REFUNDS = `delete from refunds where payment_id = $1`;

const isSale = (payment: Payment): boolean => isAvailable(payment) && leftOf(payment) > 0;

/** Changes of the payments of one booking, bill or fee. */
export interface SubjectOutcomes {
  readonly subject: Subject;
  /** Its payments before. */
  readonly before: readonly Payment[];
  /** The changes in order. */
  readonly outcomes: readonly PaymentOutcome[];
}

/** Writes what happens to payments, with their refunds, journals, documents, orders, due work and events. */
export class PaymentOutcomes {
  constructor(
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly operator: OperatorParty,
  ) {}

  /** @param changes of different bookings and bills */
  async save(tx: SqlTx, changes: readonly SubjectOutcomes[], now: number): Promise<void> {
    const all = changes.flatMap(stepsOf);
    if (all.length === 0) return;
    const last = new Map(all.map(({ outcome: { payment } }) => [payment.id, paymentRow(payment)]));
    await tx.read(SAVE, [JSON.stringify([...last.values()])]);
    const dues: JobOrder[] = [];
    for (const { before, outcome } of all) {
      await this.enter(tx, before, outcome);
      dues.push(...duesOf(before, outcome.payment));
      await orderAttempts(this.jobs, tx, outcome.payment.id, ordersOf(before, outcome), now);
    }
    // In one order for the whole batch: numbers are counted under a lock.
    await issueDocuments(tx, all.flatMap(draftDocuments), this.operator, now);
    await this.jobs.schedule(tx, ...newestDues(dues));
    await this.outbox.append(tx, ...all.map(({ outcome, subject }) => paymentEvent(outcome, subject)));
  }

  private async enter(tx: SqlTx, before: Payment | undefined, outcome: PaymentOutcome): Promise<void> {
    const { payment, refund, journal } = outcome;
    if (before && before.refunds.length > payment.refunds.length) await tx.read(FORGET_REFUNDS, [payment.id]);
    if (refund) {
      const { source, amount, kept, reason, at } = refund;
      await tx.read(REFUND, [payment.id, source, amount, kept, reason, new Date(at)]);
    }
    if (journal) await enterJournal(tx, journal);
    await this.noteSale(tx, before, payment);
  }

  /** Notes a sale while it is part of the available balance, so that its age is known. */
  private async noteSale(tx: SqlTx, before: Payment | undefined, after: Payment): Promise<void> {
    const was = before !== undefined && isSale(before);
    const is = isSale(after);
    const { payeeId: ownerId, id: sourceId, capturedAt } = after;
    if (is && !was) await addSale(this.jobs, tx, { ownerId, sourceId, capturedAt: capturedAt ?? 0 });
    if (was && !is) await removeSale(tx, before.payeeId, sourceId);
  }
}

/** Each outcome beside the payment as it was just before. */
function stepsOf({ subject, before, outcomes }: SubjectOutcomes) {
  const known = new Map(before.map((payment) => [payment.id, payment]));
  return outcomes.map((outcome) => {
    const step = { subject, before: known.get(outcome.payment.id), outcome };
    known.set(outcome.payment.id, outcome.payment);
    return step;
  });
}

/** One statement orders a job once. */
function newestDues(dues: readonly JobOrder[]): JobOrder[] {
  return [...new Map(dues.map((due) => [`${due.kind} ${due.key}`, due])).values()];
}
