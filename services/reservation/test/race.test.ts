import { newId } from '@kashikari/platform';
import { byHand, mostTaken, type ByHand } from './rows';
import { codeOf, days, World } from './world';

/** Two processes of the service on one database, with direct access to it. */
interface Arena {
  readonly worlds: readonly [World, World];
  readonly hand: ByHand;
  close(): Promise<void>;
}

async function arena(): Promise<Arena> {
  const first = await World.start();
  const second = await first.second();
  const hand = await byHand(first.service.database);
  return {
    worlds: [first, second],
    hand,
    async close() {
      await hand.close();
      await second.stop();
      await first.stop();
    },
  };
}

/** `count` calls at once, in turn to the two processes; how often each code came back. */
async function burst(
  { worlds }: Arena,
  count: number,
  call: (world: World, index: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const codes = await Promise.all(
    Array.from({ length: count }, (_, index) => codeOf(call(worlds[index % 2] as World, index))),
  );
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

/** Possible answers to two staff members who take back, undo and book the same units at once. */
const PIECE_RACE = [
  'ok',
  'booking.unavailable',
  'booking.on_loan',
  'booking.already_returned',
  'booking.not_returned',
  'booking.max_supplies',
];

/** 100 people want one of three, at once. */
async function hundredWantThree(here: Arena): Promise<{ codes: Record<string, number>; taken: number }> {
  const [world] = here.worlds;
  const lender = await world.user();
  const camera = await world.good(lender, { terms: { quantity: 3 } });
  const people = await Promise.all(Array.from({ length: 10 }, () => world.user()));
  const codes = await burst(here, 100, (at, index) =>
    at.book(people[index % 10] as string, camera, '2027-01-10'),
  );
  return { codes, taken: await mostTaken(here.hand, camera) };
}

describe('many at once, on two processes', () => {
  let here: Arena;
  let lender: string;
  let hana: string;
  beforeAll(async () => {
    here = await arena();
    [lender, hana] = [await here.worlds[0].user(), await here.worlds[0].user()];
  });
  afterAll(() => here.close());

  it('who want one of three: exactly three get one', async () => {
    expect(await hundredWantThree(here)).toEqual({ codes: { ok: 3, 'booking.unavailable': 97 }, taken: 3 });
  });

  it('who want days that overlap: never more than there are, and as many as fit', async () => {
    const camera = await here.worlds[0].good(lender, { terms: { quantity: 2, marginDays: 1 } });
    const codes = await burst(here, 120, (world, index) => {
      const from = 10 + (index % 12);
      return world.book(hana, camera, `2027-01-${from}`, `2027-01-${from + (index % 3)}`);
    });
    expect(Object.keys(codes).sort()).toEqual(['booking.unavailable', 'ok']);
    expect(await mostTaken(here.hand, camera)).toBe(2);
  });

  it('who move and extend into each other: never more than there are', async () => {
    const camera = await here.worlds[0].good(lender);
    const bookings: { id: string }[] = [];
    for (const day of ['10', '14', '18', '22'])
      bookings.push(await here.worlds[0].book(hana, camera, `2027-01-${day}`));
    const codes = await burst(here, 80, (world, index) => {
      const { id } = bookings[index % 4]!;
      const caller = world.bookings(lender);
      if (index % 3 === 0) return caller.extendBooking({ id, days: 2, endAt: undefined, moveOthers: false });
      return caller.updateBooking({
        id,
        range: days(`2027-01-${10 + (index % 15)}`, `2027-01-${11 + (index % 15)}`),
      });
    });
    expect(Object.keys(codes).filter((code) => !['ok', 'booking.unavailable'].includes(code))).toEqual([]);
    expect(await mostTaken(here.hand, camera)).toBe(1);
  });

  it('who hold as many of a lender’s goods as one may: not one more', async () => {
    const strict = await here.worlds[0].user({ rules: { maxSupplies: 2 } });
    const goods = await Promise.all(Array.from({ length: 20 }, () => here.worlds[0].good(strict)));
    const codes = await burst(here, 20, (world, index) =>
      world.book(hana, goods[index] as string, '2027-01-10'),
    );
    expect(codes).toEqual({ ok: 2, 'booking.max_supplies': 18 });
  });

  it('who book the same many goods, in any order: one gets all, nobody waits for ever', async () => {
    const goods = await Promise.all(Array.from({ length: 6 }, () => here.worlds[0].good(lender)));
    const codes = await burst(here, 20, (world, index) => {
      const goodIds = index % 2 ? goods : [...goods].reverse();
      return world
        .bookings(hana)
        .bulkCreateBookings({ goodIds, range: days('2027-01-10'), memo: '', userId: '' });
    });
    expect(codes).toEqual({ ok: 1, 'booking.unavailable': 19 });
  });

  it('who take back pieces, undo it and book what is free: never more out than there are', async () => {
    const camera = await here.worlds[0].good(lender, { terms: { quantity: 3 } });
    const { id } = await here.worlds[0].book(hana, camera, '2027-01-04', '2027-01-10', { quantity: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => here.worlds[0].user()));
    const codes = await burst(here, 60, (world, index) => {
      if (index % 3 === 0) return world.bookings(lender).returnBooking({ id, quantity: 1 });
      if (index % 3 === 1) return world.bookings(lender).revertReturn({ id });
      return world.book(people[index % 6] as string, camera, '2027-01-04', '2027-01-06');
    });
    expect(codes.ok).toBeGreaterThan(0);
    expect(Object.keys(codes).filter((code) => !PIECE_RACE.includes(code))).toEqual([]);
    expect(await mostTaken(here.hand, camera)).toBeLessThanOrEqual(3);
    const rows = await here.hand.app.query<{ units: number }>(
      `select sum(quantity)::int as units from booking where id = $1 or part_of = $1`,
      [id],
    );
    expect(rows.rows).toEqual([{ units: 3 }]);
  });

  it('who repeat one request: it is done once', async () => {
    const camera = await here.worlds[0].good(lender, { terms: { quantity: 100 } });
    const idempotency = { key: newId(), bodyHash: 'a' };
    const request = {
      goodId: camera,
      range: days('2027-01-10'),
      quantity: 1,
      memo: '',
      userId: '',
      scannedCode: '',
    };
    await burst(here, 60, (world) => world.bookings(hana).createBooking(request, { idempotency }));
    expect(await mostTaken(here.hand, camera)).toBe(1);
  });

  it('without a single deadlock', async () => {
    const { rows } = await here.hand.app.query(
      `select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});

describe('the same without what holds it, in a copy', () => {
  /** book() without its locks; it sleeps between check and insert, so that the race is certain. */
  const WITHOUT_LOCK = `
    do $do$ begin
      execute replace(replace(replace(pg_get_functiondef('book(jsonb,jsonb)'::regprocedure),
        'for no key update skip locked', ''), 'for no key update', ''),
        'insert into booking', 'perform pg_sleep(0.3); insert into booking');
    end $do$;`;
  const WITHOUT_GUARD =
    'drop trigger guard_new_claim on booking; drop trigger guard_enlarged_claims on booking;';

  it.each([
    ['neither lock nor guard: overbooked', WITHOUT_LOCK + WITHOUT_GUARD, 'overbooked'],
    ['no lock: the guard alone still holds three', WITHOUT_LOCK, 'held'],
  ])('%s', async (_, change, expected) => {
    const copy = await arena();
    try {
      await copy.hand.asOwner(change);
      const { taken } = await hundredWantThree(copy);
      if (expected === 'overbooked') expect(taken).toBeGreaterThan(3);
      else expect(taken).toBe(3);
    } finally {
      await copy.close();
    }
  });

  it('no guard: a row typed by hand overbooks', async () => {
    const copy = await arena();
    try {
      await copy.hand.asOwner(WITHOUT_GUARD);
      const [world] = copy.worlds;
      const camera = await world.good(await world.user());
      const { id } = await world.book(await world.user(), camera, '2027-01-10');
      const twin = `insert into booking (good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at,
          agreed_end_at, zone, claim, created_at, updated_at)
        select good_id, lender_id, borrower_id, start_date, end_date, start_at, end_at, agreed_end_at, zone, claim,
          created_at, updated_at from booking where id = $1`;
      await copy.hand.app.query(twin, [id]);
      expect(await mostTaken(copy.hand, camera)).toBe(2);
    } finally {
      await copy.close();
    }
  });
});
