import { Injectable } from '@nestjs/common';
import { notFound, unwrap, type Call } from '@kashikari/kernel';
import {
  Database,
  idempotent,
  Jobs,
  newestOfEach,
  newId,
  Outbox,
  sqlOf,
  type SqlTx,
  type Tx,
} from '@kashikari/platform';
import {
  Operator,
  Payments,
  type Deciding,
  type FollowingPaid,
  type IntentKey,
  type LoanDecision,
  type PaymentAct,
  type SettleUp,
} from '../../app/ports';
import type { Bill } from '../../domain/contracts/bill';
import type { PaidFee } from '../../domain/fees/paid-fee';
import type { Loan } from '../../domain/loan';
import type { Payment, PaymentOutcome } from '../../domain/payment';
import type { SeenPayment } from '../../domain/payment-permissions';
import { isLoan } from '../../domain/subject';
import { forgetWords } from './forget-words';
import { orderAttempts, releasesOf } from './payment-jobs';
import { isNewest } from './payment-looks';
import { PaymentOutcomes } from './payment-outcomes';
import { FIND, OF_BILL, OF_FEE, OF_LOANS, viewerOf } from './payment-queries';
import { loanRow, toLoan, toPayment, toSeenPayment, toSubject, type SeenRow } from './payment-row';

const LOAN_COLUMNS = [
  ...[
    'version',
    'payer_id',
    'payee_id',
    'good_id',
    'good_title',
    'state',
    'start_at',
    'end_at',
    'start_date',
  ],
  ...[
    'end_date',
    'zone',
    'delayed_from',
    'cancelled_at',
    'booked_by',
    'by_card',
    'charge',
    'over_at',
    'disputed',
  ],
];

/** Locks the bookings' rows where the copies are newer, in the order of their ids, so that two batches can't deadlock. */
const APPLY_LOANS = `
  insert into loans as known select * from jsonb_populate_recordset(null::loans, $1) order by booking_id
    on conflict (booking_id) do update set ${LOAN_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}
      where known.version < excluded.version
    returning booking_id`;

/** One lock a booking orders everything that is done to its payments. */
const LOCK_LOAN = `select booking_id as id from loans
  where booking_id = (select booking_id from payments where id = $1) for no key update`;

/** The account of a bill is held before the bill: what is paid changes its contract. */
const LOCK_ACCOUNT = `select a.account_id from plan_accounts a
  where a.account_id = (select b.account_id from bills b join payments p on p.bill_id = b.id where p.id = $1)
  for no key update`;

const LOCK_BILL = `select id from bills where id = (select bill_id from payments where id = $1) for no key update`;

/** The membership of a month is held: what is paid changes its fee. */
const LOCK_FEE = `
  select f.id from payments p join fee_periods f on f.id = p.fee_period_id join fee_members m on m.id = f.membership_id
    where p.id = $1 for no key update of m`;

/** The payment that an intent was made for; $1 is the intent, $2 the attempt that made it. */
const OF_INTENT = `
  select id from payments where intent_id = $1
  union all select payment_id from attempts where id = $2 limit 1`;

/** The same of an invoice. */
const OF_INVOICE = `
  select id from payments where invoice ->> 'id' = $1
  union all select payment_id from attempts where id = $2 limit 1`;

@Injectable()
export class PgPayments extends Payments {
  private readonly outcomes: PaymentOutcomes;

  constructor(
    private readonly db: Database,
    outbox: Outbox,
    private readonly jobs: Jobs,
    operator: Operator,
  ) {
    super();
    this.outcomes = new PaymentOutcomes(outbox, jobs, operator);
  }

  override transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  override async applyLoans(
    within: Tx,
    loans: readonly Loan[],
    settleUp: SettleUp,
    now: number,
  ): Promise<void> {
    const tx = sqlOf(within);
    const newest = newestOfEach(loans.map((loan) => ({ id: loan.bookingId, version: loan.version, loan })));
    const rows = JSON.stringify(newest.map(({ loan }) => loanRow(loan)));
    const applied = (await tx.read<{ booking_id: string }>(APPLY_LOANS, [rows])).map((row) => row.booking_id);
    if (applied.length === 0) return;
    const payments = (await tx.read<SubjectRow>(OF_LOANS, [applied])).map(paymentOf);
    const changes = newest.flatMap(({ id, loan }) => {
      if (!applied.includes(id)) return [];
      const before = payments.filter(({ bookingId }) => bookingId === id);
      return [{ subject: loan, before, outcomes: settleUp(loan, before, newId) }];
    });
    await this.outcomes.save(tx, changes, now);
    await this.jobs.schedule(tx, ...releasesOf(changes.map(({ subject }) => subject)));
  }

  override async decideLoan(within: Tx, bookingId: string, act: LoanDecision, now: number): Promise<void> {
    const tx = sqlOf(within);
    if (!(await tx.one('select from loans where booking_id = $1 for no key update', [bookingId]))) return;
    const rows = await tx.read<SubjectRow>(OF_LOANS, [[bookingId]]);
    if (!rows[0]) return;
    const subject = toLoan(rows[0].loan!);
    const before = rows.map(paymentOf);
    const { outcomes, orders } = await act(subject, before, newId);
    await this.outcomes.save(tx, [{ subject, before, outcomes }], now);
    for (const { payment } of outcomes) await orderAttempts(this.jobs, tx, payment.id, orders, now);
  }

  override async paymentOfIntent(within: Tx, { id, attemptId }: IntentKey): Promise<string | undefined> {
    const row = await sqlOf(within).one<{ id: string }>(OF_INTENT, [id, attemptId]);
    return row?.id;
  }

  override async paymentOfInvoice(within: Tx, { id, attemptId }: IntentKey): Promise<string | undefined> {
    const row = await sqlOf(within).one<{ id: string }>(OF_INVOICE, [id, attemptId]);
    return row?.id;
  }

  override async invoiceOf(within: Tx, id: string): Promise<string | null> {
    const row = await sqlOf(within).one<{ invoice_id: string | null }>(
      `select nullif(invoice ->> 'id', '') as invoice_id from payments where id = $1`,
      [id],
    );
    return row?.invoice_id ?? null;
  }

  override async intentOf(within: Tx, id: string): Promise<string | null> {
    const row = await sqlOf(within).one<{ intent_id: string | null }>(
      'select intent_id from payments where id = $1',
      [id],
    );
    return row?.intent_id ?? null;
  }

  override async decide(
    within: Tx,
    id: string,
    { lookedAt, invoiceId, act, settleUp, followPaid }: Deciding,
    now: number,
  ): Promise<Payment | undefined> {
    const tx = sqlOf(within);
    const locked = await this.locked(tx, id);
    if (!locked) return undefined;
    if (lookedAt !== undefined && !(await isNewest(tx, id, new Date(lookedAt), invoiceId))) return undefined;
    const rows = await locked.rows();
    const subject = toSubject(rows[0]!);
    const payments = rows.map(paymentOf);
    const { outcomes, orders } = act(
      payments.find((payment) => payment.id === id)!,
      subject,
    );
    await this.outcomes.save(tx, [{ subject, before: payments, outcomes }], now);
    await orderAttempts(this.jobs, tx, id, orders, now);
    const after = afterAll(payments, outcomes);
    if (!isLoan(subject)) await followPaid(subject, outcomes);
    const more =
      outcomes.length > 0 && isLoan(subject) ? (await settleUp(subject))(subject, after, newId) : [];
    await this.outcomes.save(tx, [{ subject, before: after, outcomes: more }], now);
    return afterAll(after, more).find((payment) => payment.id === id);
  }

  override change(
    id: string,
    call: Call,
    act: PaymentAct,
    followPaid?: (tx: Tx) => FollowingPaid,
  ): Promise<SeenPayment> {
    return idempotent(this.db, call, async (tx) => {
      await this.locked(tx, id);
      return this.changeOne(tx, id, call, act, followPaid);
    });
  }

  override changeAll(
    ids: readonly string[],
    call: Call,
    act: PaymentAct,
    before: (tx: Tx, id: string) => Promise<void>,
  ): Promise<SeenPayment[]> {
    return idempotent(this.db, call, async (tx) => {
      // In one order, so that two calls can't deadlock.
      for (const id of [...ids].sort()) await this.locked(tx, id);
      const changed: SeenPayment[] = [];
      for (const id of ids) {
        if (!(await tx.one(FIND, [...viewerOf(call), id]))) throw notFound('payment', id);
        await before(tx, id);
        changed.push(await this.changeOne(tx, id, call, act));
      }
      return changed;
    });
  }

  private async changeOne(
    tx: SqlTx,
    id: string,
    call: Call,
    act: PaymentAct,
    followPaid?: (tx: Tx) => FollowingPaid,
  ): Promise<SeenPayment> {
    const row = await tx.one<SeenRow>(FIND, [...viewerOf(call), id]);
    if (!row) throw notFound('payment', id);
    const seen = toSeenPayment(row);
    const outcome = unwrap(act(seen, newId));
    if (!outcome) return seen;
    const { subject, payment } = seen;
    await this.outcomes.save(tx, [{ subject, before: [payment], outcomes: [outcome] }], call.now);
    if (!isLoan(subject)) await followPaid?.(tx)(subject, [outcome]);
    return { ...seen, payment: outcome.payment };
  }

  override async openForBill(tx: Tx, bill: Bill, payment: Payment, now: number): Promise<void> {
    const outcomes = [{ change: 'created' as const, payment }];
    await this.outcomes.save(sqlOf(tx), [{ subject: bill, before: [], outcomes }], now);
  }

  override async openForFee(tx: Tx, subject: PaidFee, payment: Payment, now: number): Promise<void> {
    const outcomes = [{ change: 'created' as const, payment }];
    await this.outcomes.save(sqlOf(tx), [{ subject, before: [], outcomes }], now);
  }

  /** Holds what a payment is for; undefined where there is no such payment. */
  private async locked(
    tx: SqlTx,
    id: string,
  ): Promise<{ readonly rows: () => Promise<SubjectRow[]> } | undefined> {
    const loan = await tx.one<{ id: string }>(LOCK_LOAN, [id]);
    if (loan) return { rows: () => tx.read<SubjectRow>(OF_LOANS, [[loan.id]]) };
    const month = await tx.one<{ id: string }>(LOCK_FEE, [id]);
    if (month) return { rows: () => tx.read<SubjectRow>(OF_FEE, [month.id]) };
    await tx.read(LOCK_ACCOUNT, [id]);
    const bill = await tx.one<{ id: string }>(LOCK_BILL, [id]);
    return bill && { rows: () => tx.read<SubjectRow>(OF_BILL, [bill.id]) };
  }

  override forgetWords(tx: Tx, accountIds: readonly string[]): Promise<void> {
    return forgetWords(sqlOf(tx), accountIds);
  }
}

type SubjectRow = Pick<SeenRow, 'payment' | 'refunds' | 'loan' | 'bill' | 'fee'>;

const paymentOf = ({ payment, refunds }: SubjectRow): Payment => toPayment(payment, refunds);

/** The payments of a booking or a bill once all of this has happened to them. */
function afterAll(payments: readonly Payment[], outcomes: readonly PaymentOutcome[]): Payment[] {
  const known = new Map([...payments, ...outcomes.map(({ payment }) => payment)].map((one) => [one.id, one]));
  return [...known.values()].sort((a, b) => a.number - b.number);
}
