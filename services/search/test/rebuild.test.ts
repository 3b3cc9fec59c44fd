import { reservationEvents, search } from '@kashikari/contracts';
import { SYSTEM } from '@kashikari/kernel';
import { eventually } from '@kashikari/platform/testing';
import { RebuildIndex } from '../src/app/rebuild-index';
import {
  booking,
  good,
  group,
  manager,
  member,
  popularity,
  startSearch,
  TABLES,
  user,
  userActor,
  type World,
} from './world';

const { BookingChange } = reservationEvents;
const DAYS = ['2026-04-08T00:00:00+09:00', '2026-04-10T00:00:00+09:00'] as const;
let world: World;

beforeAll(async () => {
  world = await startSearch();
  const cancelled = { state: 'cancelled', version: 2, change: BookingChange.BOOKING_CHANGE_CANCELLED };
  await world.tell(
    user({ id: 'lender' }),
    group({ id: 'club' }),
    member('ann', 'club'),
    manager('bob', 'lender'),
    good({ id: 'old', version: 1, title: '古い' }),
    good({ id: 'old', version: 2, title: '新しい' }),
    good({ id: 'gone', version: 1 }),
    good({ id: 'gone', version: 2, deleted: true }),
    popularity({ id: 'old', bookings: 1, likes: 2 }),
    booking({ id: 'b1', goodId: 'old' }, ...DAYS),
    booking({ id: 'b2', goodId: 'old' }, ...DAYS),
    booking({ id: 'b2', goodId: 'old', ...cancelled }, ...DAYS),
  );
});
/** Ends the databases of a service that was restarted. */
const atEnd: (() => Promise<void>)[] = [];
afterAll(async () => {
  await world.service.stop();
  for (const end of atEnd) await end();
});

async function content(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    all[table] = await world.service.db.read(`select to_jsonb(${table}) as row from ${table} order by 1`);
  }
  return all;
}

const rebuild = async () => {
  const asked = world.service.as(SYSTEM).connect(search.SearchServiceClient);
  const answer = await asked.rebuildIndex({});
  await world.service.get(RebuildIndex).done();
  return answer;
};

describe('a rebuild', () => {
  it('gives the same content on an empty index', async () => {
    const before = await content();
    expect(before['good']).toHaveLength(2);
    await world.forget();
    expect(await rebuild()).toEqual({ started: true });
    expect(await content()).toEqual(before);
  });

  it('changes nothing in a right index, and mends a wrong one', async () => {
    const before = await content();
    await rebuild();
    expect(await content()).toEqual(before);
    await world.service.db.read(`update good_words set terms = 'x'::tsvector`);
    await world.service.db.read(`update popularity set bookings = 99`);
    await world.service.db.read(`update good set is_hidden = true`);
    await rebuild();
    expect(await content()).toEqual(before);
  });

  it('leaves alone what its owner does not have', async () => {
    await world.service.db.read(
      `insert into good select 'kept', 1, false, owner_id, group_ids, tags, 'kept', is_open, is_hidden, quantity, margin_days, reference_only, created_at from good where id = 'old'`,
    );
    await rebuild();
    expect((await world.find({})).goodIds.sort()).toEqual(['kept', 'old']);
    await world.service.db.read(`delete from good where id = 'kept'`);
  });

  it('begins by itself where the index was written in an older way, and only there', async () => {
    const rebuilding = world.service.get(RebuildIndex);
    const call = { actor: SYSTEM, now: world.clock.now(), locale: 'ja' } as const;
    expect(await rebuilding.startIfStale(call)).toBe(false);
    await world.service.db.read(`update index_version set version = 1`);
    await world.service.db.read(`update good set sort_title = '', codes = '{}'`);
    expect(await rebuilding.startIfStale(call)).toBe(true);
    await rebuilding.done();
    const [old] = await world.service.db.read(`select sort_title from good where id = 'old'`);
    expect(old).toEqual({ sort_title: '新しい' });
    expect(await rebuilding.startIfStale(call)).toBe(false);
  });

  it('waits for an owner that fails, and continues where it was', async () => {
    const topic = 'kashikari.reservation.booking.v1';
    const { down, asked } = world.owners;
    const before = await content();
    await world.forget();
    down.add(topic);
    asked.length = 0;
    const rebuilt = rebuild();
    await eventually(
      () => expect(asked.filter((one) => one.startsWith(topic)).length).toBeGreaterThan(1),
      20_000,
    );
    down.delete(topic);
    await rebuilt;
    expect(await content()).toEqual(before);
    expect(asked.filter((one) => one === 'kashikari.catalog.good.v1 ')).toHaveLength(1);
  });

  it('continues after a restart of the service', async () => {
    const topic = 'kashikari.reservation.booking.v1';
    const { owners, service } = world;
    const before = await content();
    await world.forget();
    owners.down.add(topic);
    await service.as(SYSTEM).connect(search.SearchServiceClient).rebuildIndex({});
    await eventually(() => expect(owners.asked.at(-1)).toBe(`${topic} `), 20_000);
    await service.stopService();
    owners.down.delete(topic);
    owners.asked.length = 0;
    const { bus, database } = service;
    world = await startSearch({ bus, database }, owners);
    atEnd.push(() => service.stop());
    await world.service.get(RebuildIndex).done();
    expect(owners.asked.some((one) => one.startsWith('kashikari.catalog.good.v1'))).toBe(false);
    expect(owners.asked[0]).toBe(`${topic} `);
    expect(await world.service.db.read('select * from rebuild_progress')).toEqual([]);
    expect(await content()).toEqual(before);
  });

  it('is for the system alone', async () => {
    const asked = world.service.as(userActor('lender')).connect(search.SearchServiceClient);
    await expect(asked.rebuildIndex({})).rejects.toMatchObject({ refusal: { kind: 'forbidden' } });
  });
});

it('a search says until when the index has followed: a second ago at most', async () => {
  await world.service.drain();
  const { asOf } = await world.find({});
  const age = world.clock.now() - asOf!.getTime();
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThanOrEqual(1_000);
});
