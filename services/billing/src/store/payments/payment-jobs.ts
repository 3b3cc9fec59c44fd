import { newId, type JobOrder, type Jobs, type SqlTx } from '@kashikari/platform';
import type { Payment } from '../../domain/payment';
import type { Loan } from '../../domain/loan';
import type { ProviderOrder } from '../../domain/provider-orders';
import { releasedAt } from '../../domain/release';

/** Job that voids a payment after its deadline. Key: the payment. */
const LAPSE = 'payment.lapse';

/** A hold is charged. Its key is the payment. */
const CAPTURE = 'payment.capture';

/** The provider does what was ordered. Its key is the attempt. */
export const ATTEMPT = 'payment.attempt';

/** The provider is looked at again. Its key is the payment. */
export const FOLLOW = 'payment.follow';

/** The money of a returned loan is released. Its key is the booking. */
const RELEASE = 'loan.release';

/** An invoice was not paid by its date. Its key is the payment. */
const OVERDUE = 'payment.overdue';

/**
 * Time from sending an invoice to the first check at the provider, milliseconds. The provider's events may not reach
 * the service.
 */
const FIRST_LOOK = 60_000;

const ORDER = `
  insert into attempts (id, payment_id, kind, subject, request) values ($1, $2, $3, $4, $5)
    on conflict on constraint attempts_once do nothing returning id`;

/** Orders what falls due with a payment. Each job looks again whether it still has to. */
export function duesOf(
  before: Payment | undefined,
  { id, payBy, captureAt, invoice, updatedAt }: Payment,
): JobOrder[] {
  const dues: JobOrder[] = [];
  if (payBy !== null && payBy !== before?.payBy) dues.push({ kind: LAPSE, key: id, dueAt: payBy });
  if (captureAt !== null && captureAt !== before?.captureAt)
    dues.push({ kind: CAPTURE, key: id, dueAt: captureAt });
  const due = invoice?.dueAt ?? null;
  if (due !== null && due !== before?.invoice?.dueAt)
    dues.push(
      { kind: OVERDUE, key: id, dueAt: due },
      { kind: FOLLOW, key: id, dueAt: updatedAt + FIRST_LOOK, data: { round: 0 } },
    );
  return dues;
}

/** Orders the release of the money of returned loans. */
export const releasesOf = (loans: readonly Loan[]): JobOrder[] =>
  loans.flatMap((loan) => {
    const dueAt = releasedAt(loan);
    return dueAt === null ? [] : [{ kind: RELEASE, key: loan.bookingId, dueAt }];
  });

/** Keeps what is asked of the provider before it is asked; what was ordered before is not ordered again. */
export async function orderAttempts(
  jobs: Jobs,
  tx: SqlTx,
  paymentId: string,
  orders: readonly ProviderOrder[],
  now: number,
): Promise<void> {
  for (const { kind, subject, ...request } of orders) {
    const id = newId();
    const isNew = await tx.one(ORDER, [id, paymentId, kind, subject, JSON.stringify(request)]);
    if (isNew) await jobs.schedule(tx, { kind: ATTEMPT, key: id, dueAt: now });
  }
}
