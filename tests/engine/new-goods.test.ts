import { notices } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { startCatalog, SYSTEM, type CatalogUnderTest } from '../../services/catalog/test/catalog-under-test';
import { PushQueue } from '../../services/notify/src/app/ports';
import { startNotify, type World } from '../../services/notify/test/world';
import { History, randomFrom, siteOf } from './new-goods-history';

const HISTORIES = Number(process.env['HISTORIES'] ?? 200);
const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
const STEPS = 7;
const HOUR = 3_600_000;
const WEEK = 168 * HOUR;
const BEGIN = Date.parse('2026-11-17T00:00:00Z');

/** Time zones with the instant of 09:00 on Monday, 23 November; none changes its clocks in these weeks. */
const MONDAYS: Readonly<Record<string, number>> = {
  'Asia/Tokyo': Date.parse('2026-11-23T00:00:00Z'),
  'America/New_York': Date.parse('2026-11-23T14:00:00Z'),
  'Pacific/Kiritimati': Date.parse('2026-11-22T19:00:00Z'),
  'Europe/London': Date.parse('2026-11-23T09:00:00Z'),
};
const ZONES = Object.keys(MONDAYS);
const ROUNDS = Object.values(MONDAYS)
  .flatMap((at) => [at, at + WEEK])
  .sort((a, b) => a - b);

let catalog: CatalogUnderTest;
let world: World;
const pushed = new Map<string, string[]>();

beforeAll(async () => {
  catalog = await startCatalog();
  world = await startNotify();
  const asked = catalog.as(SYSTEM).connect(notices.NoticeServiceClient);
  world.goods.newGoods = (request) => asked.listNewGoods(request);
  // Browsers subscribe with keys of their own; here it is enough what each would be sent.
  const queue = world.service.get(PushQueue);
  queue.put = (orders) => {
    for (const { receiver, params } of orders) {
      const goods = JSON.parse(params['goods']!) as { title: string }[];
      pushed.set(
        `${receiver.userId} ${world.clock.now()}`,
        goods.map(({ title }) => title),
      );
    }
    return Promise.resolve();
  };
}, 120_000);
afterAll(async () => {
  await world?.service.stop();
  await catalog?.stop();
});

describe(`${HISTORIES} histories of groups and goods, seed ${SEED}`, () => {
  it('have the notices of the model, by mail and by push', async () => {
    const random = randomFrom(SEED);
    // Notify is a moment behind: it sends by itself once its time has come, and steps of that instant come first.
    const set = (now: number) => {
      catalog.clock.set(now);
      world.clock.set(now - 1);
    };
    set(BEGIN);
    const site = siteOf(catalog, world);
    const histories = Array.from({ length: HISTORIES }, (_, n) => new History(n, random, site, ZONES));
    const events: OutgoingEvent[] = [];
    for (const history of histories) events.push(...(await history.open()));
    await world.tell(...events);
    const steps = histories.flatMap((history) =>
      Array.from({ length: STEPS }, () => {
        // Some steps are in the very instant of a notice: they belong to the next week.
        const time = random.chance(0.1)
          ? random.one(ROUNDS)
          : BEGIN + random.below(13.9 * 24) * HOUR + 60_000;
        return { time, history };
      }),
    );
    steps.sort((a, b) => a.time - b.time);
    const expected: Record<string, string[]> = {};
    const seen: Record<string, string[]> = {};
    let mailed = 0;
    for (const round of ROUNDS) {
      while (steps[0] && steps[0].time <= round) {
        const { time, history } = steps.shift()!;
        set(time);
        await history.step(time);
      }
      await world.service.db.read('update mail set copy = null');
      catalog.clock.set(round);
      world.clock.set(round);
      await world.settle();
      const mails = await world.sent();
      for (const { model, readers } of histories)
        for (const { person, zone } of readers) {
          if ((round - MONDAYS[zone]!) % WEEK !== 0) continue;
          const key = `${person.id} ${round}`;
          for (const way of ['email', 'push'] as const)
            expected[`${way} ${key}`] = model.notice(person.id, way, round - WEEK, round);
          seen[`push ${key}`] = pushed.get(key) ?? [];
          seen[`email ${key}`] = [];
        }
      for (const { to, text } of mails) {
        seen[`email ${to.split('@')[0]} ${round}`] = text.match(/(?<=^- )h\d+g\d+x/gm) ?? [];
        mailed += 1;
      }
    }
    expect(seen).toEqual(expected);
    expect(mailed).toBeGreaterThan(HISTORIES / 4);
  }, 300_000);
});
