import { newId } from '@kashikari/platform';
import { testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import pg from 'pg';
import { migrate } from '../../../packages/platform/src/database/migrate';
import { schemaOf } from '../../../packages/platform/src/database/migrations';

/** The migrations from this one on are not applied yet. */
const BEFORE = '0008';

describe('a database of the version before invoices', () => {
  let database: TestDatabase;
  let owner: pg.Client;

  beforeEach(async () => {
    database = await testDatabase('empty');
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
  });
  afterEach(async () => {
    await owner.end();
    await database.drop();
  });

  const login = () => new URL(database.url).username;

  async function startBefore(): Promise<void> {
    const schema = schemaOf('billing');
    const migrations = schema.migrations.filter(({ name }) => name.startsWith('platform/') || name < BEFORE);
    await migrate(database.ownerUrl, login(), { migrations, sources: [] });
  }

  const insert = (table: string, row: Readonly<Record<string, unknown>>) => {
    const columns = Object.keys(row);
    const marks = columns.map((_, index) => `$${index + 1}`);
    return owner.query(
      `insert into ${table} (${columns.join()}) values (${marks.join()})`,
      Object.values(row),
    );
  };

  /** A loan that was paid by card, a month of a fee, a bought plan with its bill, and their accounts. @returns id of the loan's payment */
  async function fill(): Promise<string> {
    const [payer, payee, booking, bill, membership, period] = [1, 2, 3, 4, 5, 6].map(() => newId());
    const at = '2027-01-02T00:00:00Z';
    const money = {
      status: 'succeeded',
      amount: 5_000,
      tax: 454,
      lines: '[]',
      settlement: 'card',
      paid_at: at,
    };
    const payment = { version: 1, number: 1, payer_id: payer, created_at: at, updated_at: at, ...money };
    await insert('account', { id: payee, version: 3 });
    await insert('loans', {
      ...{
        booking_id: booking,
        version: 1,
        payer_id: payer,
        payee_id: payee,
        good_id: newId(),
        good_title: 'テント',
      },
      ...{ state: 'reserved', start_at: at, end_at: at, zone: 'Asia/Tokyo', by_card: false, charge: '{}' },
    });
    await insert('bills', {
      ...{
        id: bill,
        account_id: payee,
        kind: 'begin',
        state: 'paid',
        cause: 'begin',
        lines: '[]',
        due: 480,
        tax: 43,
      },
      ...{ credit_used: 0, carried_more: 0, at },
    });
    await insert('contracts', {
      ...{ account_id: payee, id: newId(), plan: 'lite', billing_interval: 'monthly', zone: 'Asia/Tokyo' },
      ...{ anchor: '2027-01-02', month: 1, seats: 1, seats_version: 1, unit_price: 480, percent_off: 0 },
    });
    await insert('plan_accounts', { account_id: payee, credit: 120 });
    await insert('fee_members', {
      ...{
        id: membership,
        version: 1,
        deleted: false,
        group_id: newId(),
        user_id: payer,
        group_owner: false,
      },
      ...{ consented: true, joined_at: at },
    });
    await insert('fees', {
      ...{
        membership_id: membership,
        group_id: newId(),
        user_id: payer,
        version: 1,
        state: 'active',
        stopped: false,
      },
      ...{
        joined_at: at,
        next_at: at,
        zone: 'Asia/Tokyo',
        months: 1,
        price: 500,
        on_session: true,
        ends: false,
      },
      tries: 0,
    });
    await insert('fee_periods', {
      ...{
        id: period,
        membership_id: membership,
        group_id: newId(),
        group_name: 'テニス部',
        payer_id: payer,
      },
      ...{ payee_id: payee, state: 'paid', from_day: '2027-01-02', to_day: '2027-02-02', zone: 'Asia/Tokyo' },
      ...{ amount: 500, at },
    });
    const loan = newId();
    await insert('payments', {
      ...{
        ...payment,
        id: loan,
        booking_id: booking,
        payee_id: payee,
        reason: 'reservation',
        intent_id: 'pi_1',
      },
    });
    await insert('payments', { ...payment, id: newId(), bill_id: bill, reason: 'subscription' });
    await insert('payments', {
      ...{ ...payment, id: newId(), fee_period_id: period, payee_id: payee, reason: 'group_subscription' },
    });
    await insert('attempts', {
      id: newId(),
      payment_id: loan,
      kind: 'capture',
      subject: 'pi_1',
      request: '{}',
    });
    return loan;
  }

  const TABLES = [
    ...['payments', 'attempts', 'account', 'bills', 'contracts', 'plan_accounts', 'fees', 'fee_periods'],
  ];

  const columnsOf = async (table: string): Promise<string[]> => {
    const asked =
      'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0';
    return (await owner.query<{ name: string }>(asked, [table])).rows.map(({ name }) => name);
  };

  /** All rows, as far as their columns are among the named ones. */
  const rowsOf = async (table: string, columns: readonly string[]) => {
    const { rows } = await owner.query<{ row: unknown }>(
      `select (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any ($1)) as row
        from ${table} t order by 1`,
      [columns],
    );
    return rows.map(({ row }) => row);
  };

  async function everything(columns: ReadonlyMap<string, readonly string[]>) {
    const found: Record<string, unknown[]> = {};
    for (const table of TABLES) found[table] = await rowsOf(table, columns.get(table) ?? []);
    return found;
  }

  it('is upgraded with what it holds: nothing is paid by invoice, and no lender accepts one', async () => {
    await startBefore();
    await fill();
    const columns = new Map<string, string[]>();
    for (const table of TABLES) columns.set(table, await columnsOf(table));
    const before = await everything(columns);
    await migrate(database.ownerUrl, login(), schemaOf('billing'));
    expect(await everything(columns)).toEqual(before);
    expect(await rowsOf('account', ['accept_invoices'])).toEqual([{ accept_invoices: false }]);
    const { rows } = await owner.query(
      `select distinct p.invoice, b.by_invoice, c.agreed_price, c.ends_on, a.invoice as plan_invoice
        from payments p, bills b, contracts c, plan_accounts a`,
    );
    expect(rows).toEqual([
      { invoice: null, by_invoice: false, agreed_price: null, ends_on: null, plan_invoice: null },
    ]);
  });

  it('stores an invoice once upgraded, and one invoice for one payment alone', async () => {
    await startBefore();
    const loan = await fill();
    await migrate(database.ownerUrl, login(), schemaOf('billing'));
    await insert('attempts', { id: newId(), payment_id: loan, kind: 'invoice', subject: '1', request: '{}' });
    const state = (id: string) => JSON.stringify({ id });
    await owner.query('update payments set invoice = $1', [state('')]);
    await owner.query('update payments set invoice = $2 where id = $1', [loan, state('in_1')]);
    await expect(
      owner.query('update payments set invoice = $2 where id <> $1', [loan, state('in_1')]),
    ).rejects.toThrow(/payments_one_invoice/);
  });
});
