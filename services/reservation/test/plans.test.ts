import { newId } from '@kashikari/platform';
import type { BookingFilter } from '../src/app/ports';
import { DAY_CANDIDATES } from '../src/store/booking/day-query';
import { MEMBER_BOOKINGS } from '../src/store/booking/member-bookings.views';
import { RECORDS } from '../src/store/usage/records.views';
import { listQuery } from '../src/store/booking/list-query';
import { COMPANIONS } from '../src/store/goods/companions.views';
import { EQUALS } from '../src/store/goods/equal-goods.views';
import { byHand, accountRow, goodRow, insert, type ByHand } from './rows';

/** Query plans of PostgreSQL with 20,000 bookings on 20 goods, half of them on one. */
describe('with many bookings', () => {
  let hand: ByHand;
  let busy: string;
  let lender: string;
  beforeAll(async () => {
    hand = await byHand();
    lender = await insert(hand.app, 'account', accountRow());
    const goods = [];
    for (let index = 0; index < 20; index += 1) {
      goods.push(await insert(hand.app, 'good', goodRow(lender, { quantity: 50 })));
    }
    busy = goods[0] as string;
    await hand.asOwner('alter table booking disable trigger user');
    await hand.app.query(
      `insert into booking (good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at, zone,
          claim, created_at, updated_at)
        select ($2::uuid[])[case when n % 2 = 0 then 1 else 1 + n % 20 end], $1, uuidv7(), '2027-01-01', '2027-01-01',
          day, day + interval '1 day', day + interval '1 day', 'UTC', tstzrange(day, day + interval '1 day'), day, day
        from generate_series(1, 20000) as n, lateral (select '2027-01-01Z'::timestamptz + make_interval(days => n % 400) as day)`,
      [lender, goods],
    );
    await hand.asOwner('alter table booking enable trigger user; analyze booking; analyze good');
  });
  afterAll(() => hand.close());

  const planOf = async (sql: string) => {
    const { rows } = await hand.app.query(`explain ${sql}`);
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
  };

  it.each([
    ['what stands in the way of a range', 'booking_claim', `live and claim && '[2027-03-01, 2027-03-02)'`],
    ['what is overdue', 'booking_open_good', `live and returned_at is null and end_at <= '2026-01-01'`],
    ['the newest of a good', 'booking_of_good', `true order by created_at desc limit 20`],
  ])('finds %s by an index', async (_, index, condition) => {
    const plan = await planOf(`select * from booking where good_id = '${busy}' and ${condition}`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds what one borrower holds, and the newest of a lender, by an index', async () => {
    const held = `borrower_id = '${newId()}' and lender_id = '${lender}' and live and returned_at is null`;
    expect(await planOf(`select count(*) from booking where ${held}`)).toMatch(/booking_(open|of)_borrower/);
    const newest = `lender_id = '${lender}' order by created_at desc limit 20`;
    expect(await planOf(`select * from booking where ${newest}`)).toContain('booking_of_lender');
  });

  it('reads the next bookings of a good by an index of what is open, and none that are over', async () => {
    const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
    const filter: BookingFilter = {
      ...{ scope: 'all' as const, goodId: busy, open: true, exceptId: newId(), sort: 'start_at' as const },
      ...{ from: at('2027-12-01'), until: at('2027-12-15'), page: 1, perPage: 50 },
    };
    const viewer = { userId: lender, cardGroupId: null };
    const { text, params } = listQuery(filter, viewer, '2027-12-01T00:00:00Z');
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${text}`, params);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('booking_open_good');
    expect(plan).not.toContain('Seq Scan on booking');
    const read = [...plan.matchAll(/booking.*actual rows=(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read)).toBeLessThan(2_500);
  });

  it('reads a day and its week by ranges of indexes, and no more of its lender’s bookings', async () => {
    const [opens, closes, weekEnds] = ['2027-06-01Z', '2027-06-02Z', '2027-06-09Z'];
    const values = [[lender], [opens], [closes], [weekEnds], [true], '2027-01-03Z', null];
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${DAY_CANDIDATES.text}`, values);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    for (const index of [
      'open_lender_start',
      'open_lender_end',
      'lender_returned',
      'lender_handed_over',
      'lender_check',
    ])
      expect(plan).toContain(`booking_${index}`);
    expect(plan).not.toContain('Seq Scan on booking');
  });

  it('counts what each member of a page has open by the index of open bookings of a borrower', async () => {
    const group = await insert(hand.app, 'good_group', {
      ...{ version: 1, owner_id: lender, member_booking_visible: false },
    });
    const { rows: borrowers } = await hand.app.query('select borrower_id from booking limit 100');
    const users = borrowers.map(({ borrower_id: id }: { borrower_id: string }) => id);
    const values = [lender, users.map(() => group), users, '2027-06-01Z', null];
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${MEMBER_BOOKINGS.text}`, values);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/booking_(open|of)_borrower/);
    expect(plan).not.toContain('Seq Scan on booking');
    const read = [...plan.matchAll(/booking.*actual rows=(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read)).toBeLessThan(10);
  });

  it('counts the records of a page of borrowers by the index of each borrower’s bookings', async () => {
    const { rows: borrowers } = await hand.app.query('select borrower_id from booking limit 100');
    const users = borrowers.map(({ borrower_id: id }: { borrower_id: string }) => id);
    const values = [lender, null, users, '2027-06-01Z', '2026-06-01Z', null];
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${RECORDS.text}`, values);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/booking_of_borrower/);
    expect(plan).not.toContain('Seq Scan on booking');
    const read = [...plan.matchAll(/booking.*actual rows=(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read)).toBeLessThan(10);
  });

  it('finds a thread, and what somebody has not read, by an index', async () => {
    await hand.app.query(
      `with told as (insert into message (id, booking_id, author_id, side, body, created_at)
          select uuidv7(), b.id, b.borrower_id, 'borrower', 'Hello', b.created_at from booking b returning id, booking_id)
        insert into unread_message (user_id, booking_id, message_id) select $1, booking_id, id from told`,
      [lender],
    );
    await hand.asOwner('analyze message; analyze unread_message');
    const { rows } = await hand.app.query('select booking_id from message limit 1');
    const of = `booking_id = '${rows[0].booking_id}'`;
    expect(await planOf(`select * from message where ${of} order by id desc limit 20`)).toContain(
      'message_of_booking',
    );
    const mine = `select count(*) from unread_message where user_id = '${newId()}'`;
    for (const sql of [mine, `${mine} and ${of}`]) expect(await planOf(sql)).toContain('unread_message_pkey');
  });

  it('finds equal goods by an index that ends early, though 5,000 share the category', async () => {
    const row = goodRow(lender, { category: 'Novels' });
    const asked = await insert(hand.app, 'good', row);
    const same = Object.keys(row).filter((name) => name !== 'title');
    await hand.app.query(
      `insert into good (id, title, ${same}) select uuidv7(), 'Novel ' || n, ${same}
        from good g, generate_series(1, 5000) as n where g.id = $1`,
      [asked],
    );
    await hand.asOwner('analyze good; analyze good_likeness');
    const day = '2027-03-01T00:00:00Z';
    const values = [newId(), null, day, asked, day, '2027-03-03T00:00:00Z', false, 1, newId(), null];
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${EQUALS.text}`, values);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('good_likeness_pkey');
    expect(plan).not.toContain('Seq Scan');
    const read = [...plan.matchAll(/actual rows=(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read)).toBeLessThan(100);
  });

  it('counts companions over the newest hundred bookings of a good, and of each of its borrowers, by indexes', async () => {
    const day = '2028-03-01T00:00:00Z';
    const values = [newId(), null, day, busy, day, '2028-03-03T00:00:00Z', false, 1, newId(), null];
    const { rows } = await hand.app.query(`explain (analyze, timing off) ${COMPANIONS.text}`, values);
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('booking_of_good');
    expect(plan).toContain('booking_of_borrower');
    expect(plan).not.toContain('Seq Scan on booking');
  });

  it.each(['belongs', 'oversees'])('finds who %s by indexes alone, for whoever asks', async (name) => {
    await hand.app.query(
      `with made as (insert into good_group (id, version, owner_id, member_booking_visible)
          select uuidv7(), 1, $1, false from generate_series(1, 5000) returning id)
        insert into membership (id, version, group_id, user_id, group_owner, disabled)
          select uuidv7(), 1, id, uuidv7(), false, false from made, generate_series(1, 4)`,
      [lender],
    );
    await hand.asOwner('analyze good_group; analyze membership; analyze manager');
    const { rows } = await hand.app.query('select prosrc from pg_proc where proname = $1', [name]);
    const given = { p_actor: '$1', p_card_group: '$2', p_groups: '$3' };
    const body = Object.entries(given).reduce(
      (sql, [word, mark]) => sql.replaceAll(word, mark),
      String(rows[0].prosrc),
    );
    await hand.app.query(
      `set plan_cache_mode = force_generic_plan; prepare ${name} (uuid, uuid, uuid[]) as ${body}`,
    );
    const plan = await planOf(`execute ${name} ('${lender}', null, array['${newId()}']::uuid[])`);
    expect(plan).toMatch(/Index (Only )?Scan using good_group_pkey on good_group d/);
    expect(plan).not.toMatch(/Seq Scan on (good_group|membership)/);
    await hand.app.query('reset plan_cache_mode');
  });

  it('reads a calendar without reading the table', async () => {
    const { rows } = await hand.app.query(
      `explain select * from booking b where b.good_id = $1 and b.live
         and (b.claim && '[2027-03-01, 2027-03-15)' or b.returned_at is null and (b.end_at <= '2026-01-01' or false))`.replace(
        '$1',
        `'${busy}'`,
      ),
    );
    const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('booking_claim');
  });
});
