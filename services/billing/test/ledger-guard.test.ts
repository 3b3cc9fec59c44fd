import { newId } from '@kashikari/platform';
import type pg from 'pg';
import { byHand, type ByHand } from './by-hand';

/** SQLSTATEs of the ledger's triggers. */
const UNBALANCED = 'KB101';
const LATE = 'KB102';
const CHANGED = 'KB103';

const JOURNAL = `insert into journals (id, kind, source_id, at) values ($1, 'settled_by_hand', $2, now())`;
const ENTRY = `insert into entries (journal_id, line_no, account, owner_id, amount, tax_code) values ($1, $2, $3, $4, $5, $6)`;

describe.each(['app', 'owner'] as const)('a ledger row typed by hand as the %s login', (login) => {
  let hand: ByHand;
  let db: pg.Client;
  const owner = newId();

  beforeAll(async () => {
    hand = await byHand();
    db = hand[login];
  });
  afterEach(() => db.query('rollback'));
  afterAll(() => hand.close());

  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'stored',
      (error: pg.DatabaseError) => error.code ?? String(error),
    );

  const addEntries = async (journal: string, amounts: readonly number[], from = 1) => {
    for (const [index, amount] of amounts.entries())
      await db.query(ENTRY, [journal, from + index, 'by_hand', owner, amount, null]);
  };

  /** One transaction that inserts a journal with its entries; returns the SQLSTATE of its refusal. */
  const enter = async (
    amounts: readonly number[],
    more: (journal: string) => Promise<unknown> = async () => undefined,
  ) => {
    const journal = newId();
    await db.query('begin');
    const work = async () => {
      await db.query(JOURNAL, [journal, journal]);
      await addEntries(journal, amounts);
      await more(journal);
      await db.query('commit');
    };
    const code = await codeOf(work());
    await db.query('rollback');
    return code;
  };

  it('is stored when its journal sums up to 0', async () => {
    expect(await enter([5_000, -4_500, -500])).toBe('stored');
  });

  it.each([
    ['no entry', []],
    ['one entry', [5_000]],
    ['entries that do not sum up to 0', [5_000, -4_999]],
  ])('is refused in a journal of %s', async (_, amounts) => {
    expect(await enter(amounts)).toBe(UNBALANCED);
  });

  it('is refused when it unbalances a journal that was checked early', async () => {
    const checkEarly = async (journal: string) => {
      await db.query('set constraints all immediate');
      await addEntries(journal, [1], 3);
    };
    expect(await enter([5_000, -5_000], checkEarly)).toBe(UNBALANCED);
  });

  it('is refused in a journal of another transaction, balanced too', async () => {
    expect(await enter([100, -100])).toBe('stored');
    const { rows } = await db.query<{ id: string }>('select id from journals limit 1');
    const known = rows[0]!.id;
    await db.query('begin');
    expect(await codeOf(addEntries(known, [7, -7], 10))).toBe(LATE);
  });

  it('is refused late though the journal names the later transaction', async () => {
    const journal = newId();
    await db.query('begin');
    await db.query(
      `insert into journals (id, kind, source_id, at, made_in)
        values ($1, 'refunded', 'forged', now(), (pg_current_xact_id()::text::bigint + 1)::text::xid8)`,
      [journal],
    );
    await addEntries(journal, [5, -5]);
    await db.query('commit');
    await db.query('begin');
    expect(await codeOf(addEntries(journal, [7, -7], 10))).toBe(LATE);
  });

  it('is entered once for a source', async () => {
    const source = newId();
    const again = `insert into journals (id, kind, source_id, at) values (uuidv7(), 'captured', '${source}', now())`;
    const twice = async () => {
      await db.query('begin');
      await db.query(again);
      await db.query(again);
    };
    expect(await codeOf(twice())).toBe('23505');
  });

  it.each([
    [`update entries set amount = amount`, CHANGED],
    [`update journals set at = now() where false`, CHANGED],
    [`delete from entries`, CHANGED],
    [`delete from journals`, CHANGED],
    [`insert into journals select * from journals on conflict (id) do update set at = now()`, CHANGED],
    [`truncate entries`, login === 'owner' ? CHANGED : '42501'],
    [`truncate journals cascade`, login === 'owner' ? CHANGED : '42501'],
  ])('is never changed: %s', async (sql, code) => {
    expect(await enter([100, -100])).toBe('stored');
    expect(await codeOf(db.query(sql))).toBe(code);
  });

  it.each([
    ['of an unknown account', ['pocket', owner, 100, null]],
    ['of 0 yen', ['by_hand', owner, 0, null]],
    ['of a lender in an account of the operator', ['clearing', owner, 100, null]],
    ['of nobody in an account of a lender', ['held', null, 100, null]],
    ['with an unknown tax code', ['by_hand', owner, 100, '8']],
  ])('%s is refused', async (_, [account, ownerId, amount, taxCode]) => {
    const bad = (journal: string) => db.query(ENTRY, [journal, 9, account, ownerId, amount, taxCode]);
    expect(await enter([100, -100], bad)).toBe('23514');
  });
});

describe('the ledger of the service login', () => {
  it('keeps its triggers', async () => {
    const hand = await byHand();
    for (const sql of [
      'alter table entries disable trigger all',
      'drop trigger check_entry on entries',
      'set session_replication_role = replica',
    ])
      await expect(hand.app.query(sql)).rejects.toMatchObject({ code: '42501' });
    await hand.close();
  });
});
