import { newId } from '@kashikari/platform';
import type pg from 'pg';
import { accountRow, bookingRow, byHand, goodRow, insert, type ByHand } from './rows';

/** SQLSTATEs of the guard. */
const ISOLATION = 'KB001';
const OVERBOOKED = 'KB002';
const UNKNOWN_GOOD = 'KB003';
const NOT_ALONE = 'KB004';

describe('a row typed by hand as the login of the service', () => {
  let hand: ByHand;
  let lender: string;
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'taken',
      (error: pg.DatabaseError) => error.code ?? String(error),
    );
  const good = (quantity = 1, more: Record<string, unknown> = {}) =>
    insert(hand.app, 'good', goodRow(lender, { quantity, ...more }));
  const book = (
    goodId: string,
    from: number,
    until: number,
    more: Record<string, unknown> = {},
    db = hand.app,
  ) => insert(db, 'booking', bookingRow(goodId, from, until, more));

  beforeAll(async () => {
    hand = await byHand();
    lender = await insert(hand.app, 'account', accountRow());
  });
  afterAll(() => hand.close());

  it('is taken while there is room, back to back too', async () => {
    const camera = await good(2);
    await book(camera, 10, 12);
    await book(camera, 10, 12);
    await book(camera, 12, 14, { quantity: 2 });
    expect(await codeOf(book(camera, 8, 10, { quantity: 2 }))).toBe('taken');
  });

  it('is refused when it would overbook: INSERT', async () => {
    const camera = await good(2);
    await book(camera, 10, 12, { quantity: 2 });
    expect(await codeOf(book(camera, 11, 13))).toBe(OVERBOOKED);
    expect(await codeOf(book(camera, 5, 20))).toBe(OVERBOOKED);
    expect(await codeOf(book(camera, 12, 13, { quantity: 3 }))).toBe(OVERBOOKED);
  });

  it('is refused when it would overbook: INSERT of several rows, ON CONFLICT and COPY', async () => {
    const camera = await good(2);
    expect(await codeOf(hand.app.query(rowsOf(camera, 3)))).toBe(OVERBOOKED);
    expect(await codeOf(hand.app.query(rowsOf(camera, 2)))).toBe('taken');
    expect(await codeOf(copyIn(await hand.connect(), COPY, fileLine(camera)))).toBe(OVERBOOKED);
    const same = await book(camera, 20, 21);
    const upsert = hand.app.query(
      `${rowsOf(camera, 1).replace('(good_id', '(id, good_id').replace('select ', `select '${same}', `).replaceAll('2027-01-1', '2027-02-1')}
       on conflict (id) do update set claim = '[2027-01-10, 2027-01-11)', start_at = '2027-01-10', end_at = '2027-01-11'`,
    );
    expect(await codeOf(upsert)).toBe(OVERBOOKED);
  });

  it('is refused when it would overbook: UPDATE of claim, quantity, good_id and live', async () => {
    const [camera, other] = [await good(2), await good(2)];
    await book(camera, 10, 12, { quantity: 2 });
    const later = await book(camera, 14, 16);
    const elsewhere = await book(other, 10, 12);
    const cancelled = await book(camera, 10, 11, { live: false, cancelled_at: new Date() });
    const set = (id: string, fields: string) =>
      codeOf(hand.app.query(`update booking set ${fields} where id = $1`, [id]));
    expect(await set(later, `start_at = '2027-01-11', claim = '[2027-01-11, 2027-01-16)'`)).toBe(OVERBOOKED);
    expect(await set(later, 'quantity = 3')).toBe(OVERBOOKED);
    expect(await set(elsewhere, `good_id = '${camera}'`)).toBe(OVERBOOKED);
    expect(await set(cancelled, 'live = true, cancelled_at = null')).toBe(OVERBOOKED);
    expect(await set(later, `good_id = '${newId()}'`)).toBe(UNKNOWN_GOOD);
    expect(await set(elsewhere, `id = uuidv7(), good_id = '${camera}'`)).toBe(OVERBOOKED);
    expect(await set(later, 'quantity = 2')).toBe('taken');
  });

  describe.each(['repeatable read', 'serializable', 'read uncommitted'])('under %s', (level) => {
    /** Does it in a transaction of that isolation. */
    async function under(work: (db: pg.Client) => Promise<unknown>): Promise<string> {
      const db = await hand.connect();
      await db.query(`begin isolation level ${level}`);
      const code = await codeOf(work(db));
      await db.query('rollback');
      return code;
    }

    it('is refused though there is room: INSERT, several rows, COPY', async () => {
      const camera = await good(5);
      expect(await under((db) => book(camera, 20, 21, {}, db))).toBe(ISOLATION);
      expect(await under((db) => db.query(rowsOf(camera, 2)))).toBe(ISOLATION);
      expect(await under((db) => copyIn(db, COPY, fileLine(camera)))).toBe(ISOLATION);
    });

    it('is refused though there is room: UPDATE of claim, quantity, good_id and live', async () => {
      const [camera, other] = [await good(5), await good(5)];
      const id = await book(camera, 10, 12);
      const cancelled = await book(camera, 10, 11, { live: false, cancelled_at: new Date() });
      const set = (which: string, fields: string) =>
        under((db) => db.query(`update booking set ${fields} where id = $1`, [which]));
      const later = `end_at = '2027-01-13', claim = '[2027-01-10, 2027-01-13)'`;
      expect(await set(id, later)).toBe(ISOLATION);
      expect(await set(id, 'quantity = 2')).toBe(ISOLATION);
      expect(await set(id, `good_id = '${other}'`)).toBe(ISOLATION);
      expect(await set(cancelled, 'live = true, cancelled_at = null')).toBe(ISOLATION);
      // Changes that free units are allowed at any isolation level.
      expect(await set(id, 'live = false, cancelled_at = now()')).toBe('taken');
    });
  });

  describe('of an exclusive good', () => {
    const exclusive = () => good(5, { is_exclusive: true });
    const set = (id: string | undefined, fields: string) =>
      codeOf(hand.app.query(`update booking set ${fields} where id = $1`, [id]));
    const returned = { returned_at: '2027-01-04Z', claim: '[2027-01-03Z,2027-01-04Z)' };

    it('is refused beside one that is reserved or out, whatever the dates: INSERT, several rows, COPY', async () => {
      const camera = await exclusive();
      expect(await codeOf(hand.app.query(rowsOf(camera, 2)))).toBe(NOT_ALONE);
      await book(camera, 20, 21);
      expect(await codeOf(book(camera, 10, 12))).toBe(NOT_ALONE);
      expect(await codeOf(copyIn(await hand.connect(), COPY, fileLine(camera)))).toBe(NOT_ALONE);
    });

    it('is taken beside those that are over: returned, cancelled', async () => {
      const camera = await exclusive();
      await book(camera, 3, 5, returned);
      await book(camera, 6, 7, { live: false, cancelled_at: '2027-01-04Z' });
      await book(camera, 10, 12);
      expect(await codeOf(book(camera, 3, 5, returned))).toBe('taken');
      expect(await codeOf(book(camera, 6, 7, { live: false, cancelled_at: '2027-01-04Z' }))).toBe('taken');
    });

    it('is refused when it would open beside another: UPDATE of live, returned_at, good_id', async () => {
      const [camera, other] = [await exclusive(), await good()];
      await book(camera, 20, 21);
      const cancelled = await book(camera, 10, 11, { live: false, cancelled_at: '2027-01-04Z' });
      const back = await book(camera, 3, 5, returned);
      const elsewhere = await book(other, 10, 12);
      expect(await set(cancelled, 'live = true, cancelled_at = null')).toBe(NOT_ALONE);
      expect(await set(back, `returned_at = null, claim = '[2027-01-03Z,2027-01-05Z)'`)).toBe(NOT_ALONE);
      expect(await set(elsewhere, `good_id = '${camera}'`)).toBe(NOT_ALONE);
      expect(await set(back, `memo = 'scratched'`)).toBe('taken');
    });

    it('is refused when one UPDATE would open two', async () => {
      const camera = await exclusive();
      for (const day of [10, 12])
        await book(camera, day, day + 1, { live: false, cancelled_at: '2027-01-04Z' });
      const both = 'update booking set live = true, cancelled_at = null where good_id = $1';
      expect(await codeOf(hand.app.query(both, [camera]))).toBe(NOT_ALONE);
    });

    it('may be moved and extended beside one that was there before the good became exclusive', async () => {
      const camera = await good(5);
      const [first] = [await book(camera, 10, 11), await book(camera, 12, 13)];
      await hand.app.query('update good set is_exclusive = true where id = $1', [camera]);
      expect(await set(first, `end_at = '2027-01-14', claim = '[2027-01-10, 2027-01-14)'`)).toBe('taken');
      expect(await codeOf(book(camera, 20, 21))).toBe(NOT_ALONE);
    });

    it('is over with its end when nobody collected it, where hand-over is managed', async () => {
      const owner = await insert(hand.app, 'account', accountRow({ manage_hand_over: true }));
      const managed = await insert(hand.app, 'good', goodRow(owner, { is_exclusive: true }));
      const missed = await book(managed, 2, 3);
      expect(await codeOf(book(managed, 10, 12))).toBe(NOT_ALONE);
      const later = { updated_at: '2027-01-03Z' };
      expect(await codeOf(book(managed, 10, 12, later))).toBe('taken');
      expect(await set(missed, `handed_over_at = '2027-01-03Z', updated_at = '2027-01-03Z'`)).toBe(NOT_ALONE);
    });
  });

  it('of an unknown good is refused', async () => {
    expect(await codeOf(book(newId(), 10, 12))).toBe(UNKNOWN_GOOD);
  });

  it('may be made smaller when the good has become over-committed', async () => {
    const camera = await good(3);
    const ids = [await book(camera, 10, 14), await book(camera, 10, 14), await book(camera, 12, 16)];
    await hand.app.query('update good set quantity = 1 where id = $1', [camera]);
    const set = (id: string | undefined, fields: string) =>
      codeOf(hand.app.query(`update booking set ${fields} where id = $1`, [id]));
    expect(await set(ids[0], `returned_at = '2027-01-11', claim = '[2027-01-10, 2027-01-11)'`)).toBe('taken');
    expect(await set(ids[1], 'live = false, cancelled_at = now()')).toBe('taken');
    expect(await set(ids[2], `end_at = '2027-01-17', claim = '[2027-01-12, 2027-01-17)'`)).toBe('taken');
    expect(await codeOf(book(camera, 12, 13))).toBe(OVERBOOKED);
  });

  it('moves a whole chain by one UPDATE, though each stands where the next one goes', async () => {
    const camera = await good(1);
    for (const day of [10, 11, 12, 13]) await book(camera, day, day + 1);
    const chain = `update booking set start_at = start_at + interval '1 day', end_at = end_at + interval '1 day',
      claim = tstzrange(lower(claim) + interval '1 day', upper(claim) + interval '1 day', '[)') where good_id = $1`;
    expect(await codeOf(hand.app.query(chain, [camera]))).toBe('taken');
    await book(camera, 20, 21);
    const halfOfIt = `${chain} and start_at < '2027-01-12'`;
    expect(await codeOf(hand.app.query(halfOfIt, [camera]))).toBe(OVERBOOKED);
  });

  it.each([
    ['that has no beginning', '(,2027-01-11)'],
    ['that includes its end', '[2027-01-10,2027-01-11]'],
    ['that does not cover the use', '[2027-01-10,2027-01-10 12:00)'],
    ['that is empty', 'empty'],
  ])('with a claim %s is refused', async (_, claim) => {
    const camera = await good(1);
    expect(await codeOf(book(camera, 10, 11, { claim }))).toBe('23514');
  });

  it('can not be helped by switching the guard off', async () => {
    expect(await codeOf(hand.app.query('alter table booking disable trigger all'))).toBe('42501');
    expect(await codeOf(hand.app.query('drop trigger guard_new_claim on booking'))).toBe('42501');
    expect(await codeOf(hand.app.query('set session_replication_role = replica'))).toBe('42501');
  });
});

/** Returns a statement that inserts the given number of one-day bookings. */
function rowsOf(goodId: string, rows: number): string {
  return `insert into booking (good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at, zone,
      claim, created_at, updated_at)
    select '${goodId}', uuidv7(), uuidv7(), '2027-01-10', '2027-01-10', '2027-01-10', '2027-01-11', '2027-01-11',
      'UTC', '[2027-01-10, 2027-01-11)', now(), now() from generate_series(1, ${rows})`;
}

const COPY = `copy booking (id, good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at, zone,
  claim, created_at, updated_at) from stdin`;

/** The same day as a line of a file. */
function fileLine(goodId: string): string {
  const [first, end, made] = ['2027-01-10', '2027-01-11Z', '2027-01-01Z'];
  const times = [first, first, `${first}Z`, end, end, 'UTC', `[${first}Z,${end})`, made, made];
  return `${[newId(), goodId, newId(), newId(), ...times].join('\t')}\n`;
}

/** COPY … FROM STDIN by the wire protocol, which the driver has no words for. */
function copyIn(db: pg.Client, sql: string, data: string): Promise<void> {
  const connection = (
    db as unknown as { connection: pg.Connection & Record<string, (chunk?: Buffer) => void> }
  ).connection;
  return new Promise((resolve, reject) => {
    const query = {
      submit: () => connection['query']?.(sql),
      handleError: reject,
      handleCopyInResponse() {
        connection['sendCopyFromChunk']?.(Buffer.from(data));
        connection['endCopyFrom']?.();
      },
      handleCommandComplete() {},
      handleReadyForQuery: () => resolve(),
    };
    db.query(query as never);
  });
}
