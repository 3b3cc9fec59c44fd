import pg from 'pg';
import type { Product } from '../product/start-product';

/** Goods of a lender, or goods in a group, in the zone of the lender. */
export interface Scope {
  readonly kind: 'lender' | 'group';
  readonly id: string;
  readonly zone: string;
}

/** Days, both inclusive. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

type Counts = Readonly<Record<string, number>>;

/** Bounds of the span as instants: `$2` the first day, `$3` the last one, `$4` the zone. */
const FROM = `($2::date::timestamp at time zone $4)`;
const UNTIL = `(($3::date + 1)::timestamp at time zone $4)`;
const during = (instant: string) => `${instant} >= ${FROM} and ${instant} < ${UNTIL}`;

const GOODS = { lender: 'g.owner_id = $1', group: '$1 = any (g.group_ids)' };

/** Counts of bookings by instants alone; `$5` is now. */
const bookings = (kind: Scope['kind']) => `
  with b as (
    select b.*, l.manage_hand_over as managed,
        b.end_at + case when b.start_date is null then interval '15 minutes' else interval '0' end as due_at,
        greatest(b.start_at, b.handed_over_at) as out_at
      from booking b, good g, account l where b.kind = 'booking' and g.id = b.good_id and l.id = g.owner_id and ${GOODS[kind]}
  ), counted as (
    select * from b where cancelled_at is null
      and (not managed or handed_over_at is not null or returned_at is not null or end_at > $5)
  )
  select (select count(*) from counted where ${during('created_at')})::int as created,
    (select count(*) from counted where ${during('start_at')})::int as started,
    (select count(*) from counted where ${during('returned_at')})::int as returned,
    (select count(*) from b where ${during('cancelled_at')})::int as cancelled,
    (select count(*) from counted where ${during('due_at')} and due_at < $5 and coalesce(returned_at, 'infinity') > due_at)::int
      as overdue,
    (select count(distinct borrower_id) from counted where ${during('start_at')})::int as borrowers,
    (select count(distinct good_id) from counted
      where start_at <= $5 and (not managed or handed_over_at is not null or returned_at is not null)
        and out_at < ${UNTIL} and coalesce(returned_at, $5) >= ${FROM}
        and (coalesce(returned_at, $5) > ${FROM} or out_at >= ${FROM}))::int as goods_in_use`;

const MEMBERS = {
  lender: `select count(distinct m.user_id)::int as new_members from memberships m join groups g on g.id = m.group_id
    where g.owner_id = $1 and m.user_id <> $1 and ${during('m.joined_at')}`,
  group: `select count(distinct m.user_id)::int as new_members from memberships m join groups g on g.id = m.group_id
    where g.id = $1 and m.user_id <> g.owner_id and ${during('m.joined_at')}`,
};

/** Everything is paid by hand here: a payment is collected whole, and each refund moves money. */
const revenue = (condition: string) => `
  select (coalesce((select sum(p.amount) from payments p where ${condition} and p.method is not null and ${during('p.captured_at')}), 0)
    - coalesce((select sum(r.amount) from refunds r join payments p on p.id = r.payment_id
        where ${condition} and ${during('r.at')}), 0))::int as revenue`;

/** Counts lending in the databases of its owners, each span by itself, slowly. */
export class OwnersCounts {
  private constructor(private readonly clients: Readonly<Record<string, pg.Client>>) {}

  static async open({ databases }: Product): Promise<OwnersCounts> {
    const names = ['reservation', 'identity', 'billing', 'catalog'] as const;
    const clients = names.map(async (name) => {
      const client = new pg.Client({ connectionString: databases[name].ownerUrl });
      await client.connect();
      return [name, client] as const;
    });
    return new OwnersCounts(Object.fromEntries(await Promise.all(clients)));
  }

  /** @param now business time */
  async of({ kind, id, zone }: Scope, { from, to }: Span, now: string): Promise<Counts> {
    const { reservation, identity, billing, catalog } = this.clients;
    const span = [id, from, to, zone];
    const { rows: goods } = await catalog!.query<{ id: string }>(
      'select id from good where $1 = any (group_ids)',
      [id],
    );
    const ofGroup = `p.booking_id in (select booking_id from loans where good_id = any ($5::uuid[])) and $1::uuid is not null`;
    const [lent, joined, paid] = await Promise.all([
      reservation!.query<Counts>(bookings(kind), [...span, now]),
      identity!.query<Counts>(MEMBERS[kind], span),
      kind === 'lender'
        ? billing!.query<Counts>(revenue('p.payee_id = $1'), span)
        : billing!.query<Counts>(revenue(ofGroup), [...span, goods.map((each) => each.id)]),
    ]);
    return { ...lent.rows[0], ...joined.rows[0], ...paid.rows[0] };
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.clients).map((client) => client.end()));
  }
}
