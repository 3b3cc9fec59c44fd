import { Injectable } from '@nestjs/common';
import { Jobs, newId, sqlOf, type Tx } from '@kashikari/platform';
import { Attempts, type Attempt, type AuthorizeOrder } from '../../app/ports';
import { toInvoice, type InvoiceJson } from './invoice-json';
import { ATTEMPT, FOLLOW } from './payment-jobs';

/** The order of what is done to the payments of a booking, or to that of a bill; $1 is one of them. */
const LOCKS = [
  'select from loans where booking_id = (select booking_id from payments where id = $1) for no key update',
  'select from bills where id = (select bill_id from payments where id = $1) for no key update',
  `select from fee_members where id = (select f.membership_id from fee_periods f join payments p on p.fee_period_id = f.id
    where p.id = $1) for no key update`,
];

const READ = `
  select a.id, a.payment_id, a.kind, a.subject, a.request, a.created_at, p.payer_id, p.invoice
    from attempts a join payments p on p.id = a.payment_id`;

const UNDER_WAY = `${READ} where a.payment_id = $1 and a.kind = 'authorize' and a.result is null`;

/** Finds a payment with an intent other than $2. */
const OTHER_INTENT =
  'select 1 from payments where id = $1 and intent_id is not null and intent_id is distinct from $2';

/** Locked, so that a request and its sweep don't call at once. */
const FIND = `${READ} where a.id = $1 and a.result is null for update of a`;

const ADD = `insert into attempts (id, payment_id, kind, subject, request) values ($1::uuid, $2, 'authorize', $1::uuid::text, $3)`;

const FINISH = 'update attempts set result = $2 where id = $1';

interface AttemptRow {
  readonly id: string;
  readonly payment_id: string;
  readonly payer_id: string;
  readonly kind: string;
  readonly subject: string;
  readonly request: object;
  readonly invoice: InvoiceJson | null;
  readonly created_at: Date;
}

@Injectable()
export class PgAttempts extends Attempts {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  override async authorize(
    within: Tx,
    paymentId: string,
    over: string | null,
    { kind: _, ...request }: AuthorizeOrder,
    sweepAt: number,
  ): Promise<Attempt | undefined> {
    const tx = sqlOf(within);
    for (const lock of LOCKS) await tx.read(lock, [paymentId]);
    const known = await tx.one<AttemptRow>(UNDER_WAY, [paymentId]);
    if (known) return toAttempt(known);
    if (await tx.one(OTHER_INTENT, [paymentId, over])) return undefined;
    const id = newId();
    await tx.read(ADD, [id, paymentId, JSON.stringify(request)]);
    await this.jobs.schedule(tx, { kind: ATTEMPT, key: id, dueAt: sweepAt });
    return toAttempt((await tx.one<AttemptRow>(UNDER_WAY, [paymentId]))!);
  }

  override async find(tx: Tx, id: string): Promise<Attempt | undefined> {
    const row = await sqlOf(tx).one<AttemptRow>(FIND, [id]);
    return row && toAttempt(row);
  }

  override async invoicing(tx: Tx, paymentId: string): Promise<string[]> {
    const rows = await sqlOf(tx).read<{ id: string }>(
      `select id from attempts where payment_id = $1 and kind = 'invoice' and result is null order by created_at`,
      [paymentId],
    );
    return rows.map(({ id }) => id);
  }

  override async finish(tx: Tx, id: string, result: 'done' | 'refused'): Promise<void> {
    await sqlOf(tx).read(FINISH, [id, result]);
  }

  override async follow(tx: Tx, paymentId: string, at: number, round: number): Promise<void> {
    await this.jobs.schedule(tx, { kind: FOLLOW, key: paymentId, dueAt: at, data: { round } });
  }
}

function toAttempt({
  id,
  payment_id,
  payer_id,
  kind,
  subject,
  request,
  created_at,
  invoice,
}: AttemptRow): Attempt {
  const order = { kind, subject, ...request } as unknown as Attempt['order'];
  return {
    ...{ id, paymentId: payment_id, payerId: payer_id, order, createdAt: created_at.getTime() },
    invoice: invoice && toInvoice(invoice),
  };
}
