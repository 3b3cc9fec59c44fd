import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { Ledger } from '../../app/ports';
import type { BookedPayment, Difference } from '../../domain/reconcile/compare-books';

/** Clearing entries by payment: $1 is the time since which it was captured, or null, $2 payments at the provider. */
const BOOKED = `
  with booked as (
    select coalesce(b.id, p.id) as payment_id, sum(e.amount) as amount
      from entries e join journals j on j.id = e.journal_id
        left join payments p on j.kind <> 'billed' and p.id = left(j.source_id, 36)::uuid
        left join payments b on j.kind = 'billed' and b.bill_id = left(j.source_id, 36)::uuid
      where e.account = 'clearing' and j.kind not like 'payout%' group by 1
  )
  select p.id as payment_id, coalesce(p.intent_id, p.id::text) as intent_id, b.amount::bigint as amount
    from booked b join payments p on p.id = b.payment_id
    where $1::timestamptz is null or p.captured_at >= $1 or p.intent_id = any ($2::text[])`;

/** Payments at the provider whose calls are not finished. */
const OPEN = `
  select distinct intent_id from (
    select p.intent_id from attempts a join payments p on p.id = a.payment_id where a.result is null
    union all select a.request ->> 'intentId' from attempts a where a.result is null) open
    where intent_id is not null`;

const CLEARING = `
  select (coalesce((select sum(amount) from entries where account = 'clearing'), 0)
    - coalesce((select sum(amount) from payouts where status = 'in_transit'), 0))::bigint as yen`;

const CONNECTED = `
  select distinct p.provider_id from payees p join payouts o on o.account_id = p.account_id order by 1`;

const BALANCES = `
  with stored as (
    select owner_id, account, sum(amount) as amount from (
      select owner_id, account, amount from balances
      union all select owner_id, account, amount from balance_changes) s group by 1, 2
  ), summed as (
    select owner_id, account, sum(amount) as amount from entries
      where account in ('held', 'available', 'transit') group by 1, 2
  )
  select owner_id || ' ' || account as id, coalesce(e.amount, 0)::bigint as booked, coalesce(s.amount, 0)::bigint as found
    from summed e full join stored s using (owner_id, account)
    where coalesce(e.amount, 0) <> coalesce(s.amount, 0) order by 1`;

const UNBALANCED = `
  select j.id, coalesce(sum(e.amount), 0)::bigint as booked from journals j left join entries e on e.journal_id = j.id
    group by j.id having coalesce(sum(e.amount), 0) <> 0 or count(e.journal_id) < 2 order by 1`;

interface FaultRow {
  readonly id: string;
  readonly booked: number;
  readonly found?: number;
}

@Injectable()
export class PgLedger extends Ledger {
  constructor(private readonly db: Database) {
    super();
  }

  override async bookedPayments(
    since: number | undefined,
    intentIds: readonly string[],
  ): Promise<BookedPayment[]> {
    const rows = await this.db.read<{ payment_id: string; intent_id: string; amount: number }>(BOOKED, [
      since === undefined ? null : new Date(since),
      intentIds,
    ]);
    return rows.map(({ payment_id: paymentId, intent_id: intentId, amount }) => ({
      paymentId,
      intentId,
      amount,
    }));
  }

  override async openIntents(): Promise<Set<string>> {
    const rows = await this.db.read<{ intent_id: string }>(OPEN, []);
    return new Set(rows.map((row) => row.intent_id));
  }

  override async clearing(): Promise<number> {
    return (await this.db.one<{ yen: number }>(CLEARING, []))!.yen;
  }

  override async connectedAccounts(): Promise<string[]> {
    const rows = await this.db.read<{ provider_id: string }>(CONNECTED, []);
    return rows.map((row) => row.provider_id);
  }

  override async faults(): Promise<Difference[]> {
    const balances = await this.db.read<FaultRow>(BALANCES, []);
    const journals = await this.db.read<FaultRow>(UNBALANCED, []);
    const toFault = (kind: 'balance' | 'unbalanced', { id, booked, found = 0 }: FaultRow): Difference => ({
      ...{ kind, id, providerId: '', booked, found },
    });
    return [
      ...balances.map((row) => toFault('balance', row)),
      ...journals.map((row) => toFault('unbalanced', row)),
    ];
  }
}
