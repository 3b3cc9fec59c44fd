import { newId } from '@kashikari/platform';
import { testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import pg from 'pg';

/** A new database with direct access: as the service's own login, and as the owner of the tables. */
export interface ByHand {
  readonly database: TestDatabase;
  /** The service's login, which does not own the tables. */
  readonly app: pg.Client;
  /** One more connection of the service's login. */
  connect(): Promise<pg.Client>;
  asOwner(sql: string): Promise<void>;
  close(): Promise<void>;
}

export async function byHand(database?: TestDatabase): Promise<ByHand> {
  const own = database ?? (await testDatabase('reservation'));
  const open: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    open.push(client);
    return client;
  };
  return {
    database: own,
    app: await connect(),
    connect,
    async asOwner(sql) {
      const owner = new pg.Client({ connectionString: own.ownerUrl });
      await owner.connect();
      await owner.query(sql).finally(() => owner.end());
    },
    async close() {
      for (const client of open) await client.end();
      if (!database) await own.drop();
    },
  };
}

/** The most units, booked or held, that were ever claimed of a good at one instant; counted without our own function. */
export async function mostTaken({ app }: ByHand, goodId: string): Promise<number> {
  const { rows } = await app.query<{ most: number }>(
    `select coalesce(max(taken), 0)::int as most from (
      select (select sum(o.quantity) from booking o
        where o.good_id = b.good_id and o.live and o.claim @> lower(b.claim)) as taken
      from booking b where b.good_id = $1 and b.live and not isempty(b.claim)) as depths`,
    [goodId],
  );
  return rows[0]!.most;
}

/** Inserts a row of any table and returns its id. */
export async function insert(db: pg.Client, table: string, row: Record<string, unknown>): Promise<string> {
  const full: Record<string, unknown> = { id: newId(), ...row };
  const names = Object.keys(full);
  const marks = names.map((_, index) => `$${index + 1}`);
  const sql = `insert into ${table} (${names.map((name) => `"${name}"`)}) values (${marks})`;
  await db.query(sql, Object.values(full));
  return full['id'] as string;
}

export function accountRow(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    version: 1,
    name: 'Media library',
    zone: 'Asia/Tokyo',
    limit_supply_regardless_of_date: false,
    disabled_days_indexes: [],
    closed_dates: [],
    at_least_days_ahead: 0,
    extendable_days: 0,
    allow_return_by_borrower: true,
    allow_hand_over_by_user: false,
    allow_manage_by_user: true,
    manage_hand_over: false,
    disable_auto_delay: false,
    prevent_public_access: false,
    ...more,
  };
}

export function goodRow(ownerId: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    version: 1,
    title: 'Camera',
    owner_id: ownerId,
    group_ids: [],
    quantity: 1,
    is_hourly: false,
    margin_days: 0,
    is_exclusive: false,
    auto_extend: false,
    for_reference_only: false,
    restrict_reservation: false,
    only_scan_booking: false,
    confirmation_upon_return: false,
    is_public: false,
    is_public_use: true,
    is_hidden: false,
    management_id: '',
    priced: false,
    ...more,
  };
}

/** A booking of whole UTC days of January 2027, `[from, until)`. */
export function bookingRow(goodId: string, from: number, until: number, more: Record<string, unknown> = {}) {
  const at = (day: number) => new Date(Date.UTC(2027, 0, day)).toISOString();
  return {
    good_id: goodId,
    lender_id: newId(),
    borrower_id: newId(),
    start_date: at(from).slice(0, 10),
    end_date: at(until - 1).slice(0, 10),
    start_at: at(from),
    end_at: at(until),
    agreed_end_at: at(until),
    zone: 'UTC',
    claim: `[${at(from)},${at(until)})`,
    created_at: at(1),
    updated_at: at(1),
    ...more,
  };
}
