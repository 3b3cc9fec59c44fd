import { SETS, wordOf } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { runs } from '../../../packages/platform/src/testing/budget';
import { LIVE_CHECK } from '../src/store/stocktaking/check-query';
import { modelLine, type ModelCount } from './model/stocktaking';
import { byHand } from './rows';
import { Stocktaking } from './stocktaking-world';
import { codeOf, START, World } from './world';

const PEOPLE = 20;
const GOODS = 40;

describe('a storeroom that many count at once', () => {
  let world: World;
  beforeAll(async () => (world = await World.start()));
  afterAll(() => world.stop());

  it('checks like a model of all counts, late and deleted ones among them', async () => {
    const school = await world.user();
    const group = await world.group(school);
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        const person = await world.user();
        await world.member(group, person, { groupOwner: true });
        return person;
      }),
    );
    const goods: { id: string; quantity: number }[] = [];
    for (let at = 0; at < GOODS; at += 1) {
      const quantity = 1 + (at % 6);
      goods.push({ id: await world.good(school, { groupIds: [group], terms: { quantity } }), quantity });
    }
    const stock = new Stocktaking(world, group);
    const { id: periodId } = await stock.open(school);
    const counts: ModelCount[] = [];
    const countOne = async (at: number) => {
      const who = people[at % PEOPLE]!;
      const good = goods[(at * 7) % GOODS]!;
      const count = {
        ...{ scanId: newId(), goodId: good.id, place: at % 3 === 0 ? 'gym' : '', quantity: at % 8 },
        countedAt: Date.parse(START) - ((at * 13) % 50) * 60_000,
      };
      const more = {
        periodId,
        scanId: count.scanId,
        place: count.place,
        countedAt: new Date(count.countedAt),
      };
      // Sent twice at the same time, as a phone does whose answer got lost.
      const [sent] = await Promise.all([1, 2].map(() => stock.count(who, good.id, count.quantity, more)));
      const deleted = at % 5 === 0;
      if (deleted) await world.stocktakings(who).deleteStocktaking({ id: sent!.stocktaking!.id });
      counts.push({ ...count, deleted });
    };
    const total = runs(300, 2_000);
    let next = 0;
    await Promise.all(
      people.map(async () => {
        while (next < total) await countOne(next++);
      }),
    );
    const { checks } = await stock.check(school, { periodId });
    expect(checks).toHaveLength(GOODS);
    const now = world.clock.now();
    for (const { goodId, expectedQuantity, actualQuantity, state } of checks) {
      const line = modelLine(
        goods.find(({ id }) => id === goodId)!,
        counts,
        [],
        now,
      );
      const shown = { expected: expectedQuantity, actual: actualQuantity ?? null };
      expect({ ...shown, state: wordOf(SETS.stocktakingState, state) }).toEqual(line);
    }
  });

  it('freezes every count that was recorded, and records none afterwards', async () => {
    const school = await world.user();
    const group = await world.group(school);
    const goods: string[] = [];
    for (let at = 0; at < 30; at += 1) goods.push(await world.good(school, { groupIds: [group] }));
    const stock = new Stocktaking(world, group);
    const { id: periodId } = await stock.open(school);
    const codes = goods.map((good) => codeOf(stock.count(school, good, 1, { periodId })));
    await Promise.race(codes);
    await Promise.all([...codes, stock.close(school, periodId)]);
    const recorded = (await Promise.all(codes)).filter((code) => code === 'ok').length;
    expect(new Set(await Promise.all(codes))).not.toContain('internal');
    const { totals } = await stock.check(school, { periodId });
    expect(totals[0]!.total).toBe(recorded);
  });

  it('a count waits for a period that is being closed, and is refused then', async () => {
    const hand = await byHand(world.service.database);
    const school = await world.user();
    const group = await world.group(school);
    const good = await world.good(school, { groupIds: [group] });
    const stock = new Stocktaking(world, group);
    const { id: periodId } = await stock.open(school);
    await hand.app.query('begin');
    await hand.app.query('select 1 from stocktaking_period where id = $1 for update', [periodId]);
    const counting = codeOf(stock.count(school, good, 1, { periodId }));
    const first = await Promise.race([counting, new Promise((done) => setTimeout(done, 300, 'waits'))]);
    expect(first).toBe('waits');
    const close = 'update stocktaking_period set closed_at = $2, closed_by = $3 where id = $1';
    await hand.app.query(close, [periodId, START, school]);
    await hand.app.query('commit');
    expect(await counting).toBe('stocktaking.closed');
    await hand.close();
  });

  it('checks 10,000 goods in one query that reads ranges of indexes', async () => {
    const hand = await byHand(world.service.database);
    const [school, group, borrower] = [await world.user(), newId(), newId()];
    await world.group(school, { id: group });
    await hand.asOwner(`
      insert into good (id, version, title, owner_id, group_ids, quantity, is_hourly, margin_days, is_exclusive,
          auto_extend, for_reference_only, restrict_reservation, only_scan_booking, confirmation_upon_return, is_public,
          is_public_use, is_hidden, management_id, priced)
        select uuidv7(), 1, 'Good ' || n, '${school}', array['${group}'::uuid], 3, false, 0, false, false, false, false,
          false, false, true, true, false, '', false from generate_series(1, 10000) as n;
      insert into stocktaking (id, scan_id, content_hash, group_id, day, good_id, quantity, place, condition, note,
          counted_at, received_at, counted_by)
        select uuidv7(), uuidv7(), '\\x00', '${group}', '2027-01-04', g.id, 3, '', '', '', '${START}', '${START}',
          '${school}' from good g where g.owner_id = '${school}';
      insert into booking (good_id, lender_id, borrower_id, quantity, start_date, end_date, start_at, end_at,
          agreed_end_at, zone, claim, returned_at, created_at, updated_at)
        select g.id, g.owner_id, '${borrower}', 1, at.f::date, at.f::date, at.f, at.f + interval '1 day',
          at.f + interval '1 day', 'UTC', tstzrange(at.f, at.f + interval '1 day'),
          case when k < 5 then at.f + interval '1 day' end, at.f, at.f
          from good g, generate_series(1, 5) as k, lateral (select ('2026-12-0' || k || 'T00:00Z')::timestamptz as f) as at
          where g.owner_id = '${school}';
      analyze good, stocktaking, booking;`);
    const { checks, totals, page } = await new Stocktaking(world, group).check(school);
    expect([checks.length, page?.total, totals.map(({ total }) => total)]).toEqual([
      ...[1_000, 10_000],
      [0, 0, 0, 0, 10_000],
    ]);
    const values = [group, null, '2027-01-04', null, START];
    const { rows } = await hand.app.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, timing off) ${LIVE_CHECK.text}`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on booking/);
    expect(plan).toMatch(/booking_good_returned/);
    await hand.close();
  });
});
