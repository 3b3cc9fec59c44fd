import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { byHand, mostTaken, type ByHand } from './rows';
import { codeOf, days, START, World } from './world';

const WANTED = '2027-01-13';

describe('an offer and many at once, on two processes', () => {
  let worlds: [World, World];
  let hand: ByHand;
  let lender: string;
  let crowd: string[];
  beforeAll(async () => {
    const world = await World.start();
    worlds = [world, await world.second()];
    hand = await byHand(world.service.database);
    lender = await world.user();
    crowd = await Promise.all(Array.from({ length: 10 }, () => world.user()));
  });
  afterAll(async () => {
    await hand.close();
    await worlds[1].stop();
    await worlds[0].stop();
  });

  const queue = (who: string, at = 0) =>
    (worlds[at % 2] as World).service
      .as({ kind: 'user', userId: who })
      .connect(reservation.WaitServiceClient);
  const person = (index: number) => crowd[index % crowd.length] as string;
  /** Returns a good whose only unit is booked, and its waiting users, oldest first. */
  const awaited = async (waiters: number) => {
    const [world] = worlds;
    const good = await world.good(lender);
    const booking = await world.book(lender, good, WANTED);
    const waits: { id: string; who: string }[] = [];
    for (let index = 0; index < waiters; index += 1) {
      world.clock.set(world.clock.now() + 1_000);
      const who = person(index);
      const { wait } = await queue(who).createWait({ goodId: good, range: days(WANTED), quantity: 1 });
      waits.push({ id: (wait as reservation.Wait).id, who });
    }
    return { good, booking, waits };
  };
  const borrowerOf = async (goodId: string) => {
    const { rows } = await hand.app.query(
      `select borrower_id, kind from booking where good_id = $1 and live order by kind`,
      [goodId],
    );
    return rows as { borrower_id: string | null; kind: string }[];
  };

  it('who book while it is cancelled and accepted: exactly the one who was asked gets it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { good, booking, waits } = await awaited(1);
      const [{ id, who }] = waits as [{ id: string; who: string }];
      const bookers = (from: number) =>
        Array.from({ length: 25 }, (_, index) =>
          codeOf((worlds[index % 2] as World).book(person(from + index), good, WANTED)),
        );
      const first = bookers(1);
      await worlds[0].bookings(lender).cancelBooking({ id: booking.id });
      const [codes, accepted] = await Promise.all([
        Promise.all([...first, ...bookers(3)]),
        codeOf(queue(who, 1).acceptWait({ id })),
      ]);
      expect(new Set(codes)).toEqual(new Set(['booking.unavailable']));
      expect(accepted).toBe('ok');
      expect(await borrowerOf(good)).toEqual([{ borrower_id: who, kind: 'booking' }]);
    }
  });

  it('who answer and leave at once: each place in the line is given once, never more than there is', async () => {
    const { good, booking, waits } = await awaited(8);
    await worlds[0].bookings(lender).cancelBooking({ id: booking.id });
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(
        waits.map(({ id, who }, index) =>
          index % 3 === 0
            ? codeOf(queue(who, index).declineWait({ id }))
            : index === 7
              ? codeOf(queue(who, index).acceptWait({ id }))
              : codeOf(queue(who, index).leaveWait({ id })),
        ),
      );
    }
    expect(await mostTaken(hand, good)).toBeLessThanOrEqual(1);
    const { waits: left } = await queue(lender).listWaits({ goodId: good, live: true, page: undefined });
    expect(left).toEqual([]);
  });

  it('who accept in the moment in which it lapses: either has it, or the next is asked', async () => {
    for (let round = 0; round < 10; round += 1) {
      worlds[0].at(START);
      const { good, booking, waits } = await awaited(2);
      await worlds[0].bookings(lender).cancelBooking({ id: booking.id });
      const [first, second] = waits as [{ id: string; who: string }, { id: string; who: string }];
      const answer = queue(first.who, 1).acceptWait({ id: first.id });
      worlds[0].clock.set(worlds[0].clock.now() + 86_400_000);
      const [code] = await Promise.all([
        codeOf(answer),
        worlds[0].service.drain(),
        worlds[1].service.drain(),
      ]);
      const expected =
        code === 'ok' ? [{ borrower_id: first.who, kind: 'booking' }] : [{ borrower_id: null, kind: 'hold' }];
      expect(['ok', 'wait.lapsed']).toContain(code);
      expect(await borrowerOf(good)).toEqual(expected);
      const mine = await queue(second.who).listWaits({ goodId: good, live: true, page: undefined });
      expect(mine.waits[0]?.state).toBe(
        code === 'ok' ? enumOf(SETS.waitState, 'waiting') : enumOf(SETS.waitState, 'offered'),
      );
    }
  });

  it('who wait twice for the same: once', async () => {
    const { good } = await awaited(0);
    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        codeOf(queue(person(1), index).createWait({ goodId: good, range: days(WANTED), quantity: 1 })),
      ),
    );
    expect(codes.sort()).toEqual(['ok', ...Array<string>(9).fill('wait.exists')].sort());
  });

  it('a hold typed by hand over what is taken is refused like any claim', async () => {
    const { good } = await awaited(0);
    const twin = hand.app.query(
      `insert into booking (kind, good_id, lender_id, quantity, start_date, end_date, start_at, end_at, agreed_end_at,
          zone, claim, created_at, updated_at)
        select 'hold', good_id, lender_id, quantity, start_date, end_date, start_at, end_at, end_at, zone, claim,
          created_at, updated_at from booking where good_id = $1`,
      [good],
    );
    await expect(twin).rejects.toMatchObject({ code: 'KB002' });
  });

  it('without a single deadlock', async () => {
    const { rows } = await hand.app.query(
      `select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});
