import { reservation } from '@kashikari/contracts';
import { type Actor, type Call } from '@kashikari/kernel';
import { ActorSigner, GrpcClients, newId } from '@kashikari/platform';
import { TEST_SECRETS } from '@kashikari/platform/testing';
import pg from 'pg';
import { codeOf, request, World } from './world';

type BookingCall = readonly [userId: string, booking: reservation.CreateBookingRequest, key?: string];

describe('bookings that are asked for together', () => {
  let world: World;
  let owner: string;
  let clients: GrpcClients;
  beforeAll(async () => {
    world = await World.start();
    owner = await world.user();
    clients = new GrpcClients({ reservation: world.service.address }, new ActorSigner(TEST_SECRETS));
  });
  afterAll(async () => {
    clients.close();
    await world.stop();
  });

  const callOf = (actor: Actor, key?: string): Call => ({
    ...{ actor, now: 0, locale: 'en' },
    ...(key && { idempotency: { key, bodyHash: 'a' } }),
  });

  /** One call with all of them; what became of each: the state of a booking, a code, or `unclear`. */
  async function ask(
    all: readonly BookingCall[],
    carry = (call: Call) => clients.carry(call, 'reservation'),
  ) {
    const bookings = all.map(([userId, booking, key]) => ({
      booking,
      call: carry(callOf({ kind: 'user', userId }, key)),
    }));
    const client = clients.connect(reservation.BookingServiceClient, 'reservation');
    const { answers } = await client.createBookings({ bookings }, callOf({ kind: 'user', userId: owner }));
    return answers.map(({ result }) => {
      if (!result) return 'unclear';
      return result.$case === 'booking' ? result.value.userId : result.value.error?.code;
    });
  }

  const free = (quantity = 1) => world.good(owner, { terms: { quantity } });

  it('are each decided for who asks and by what is left, in the order in which they stand', async () => {
    const [hana, ken, camera, tent] = [await world.user(), await world.user(), await free(), await free()];
    const found = await ask([
      [hana, request(camera, '2027-01-10')],
      [ken, request(camera, '2027-01-10')],
      [ken, request(tent, '2027-01-10')],
      [hana, request(tent, '2027-01-11')],
    ]);
    expect(found).toEqual([hana, 'booking.unavailable', ken, hana]);
  });

  it('fail each by itself: unsigned, malformed, for a reader, for who is gone', async () => {
    const [hana, gone, camera] = [await world.user(), await world.user(), await free(5)];
    await world.user({ id: gone, deleted: true });
    const wanted = request(camera, '2027-01-10');
    const forge = (call: Call) => {
      const carried = clients.carry(call, 'reservation');
      const { actor, idempotency } = call;
      if (idempotency?.key === 'forged') return { ...carried, 'kashikari-actor': 'forged' };
      if (idempotency?.key !== 'reader' || actor.kind !== 'user') return carried;
      const card = { kind: 'card', userId: actor.userId, groupId: newId(), canWrite: false } as const;
      return clients.carry({ ...call, actor: card }, 'reservation');
    };
    const found = await ask(
      [
        [hana, wanted, 'forged'],
        [hana, { ...wanted, range: undefined }],
        [hana, { ...wanted, memo: 'x'.repeat(100_000) }],
        [hana, wanted, 'reader'],
        [gone, wanted],
        [hana, wanted],
      ],
      forge,
    );
    expect(found.slice(3)).toEqual(['no_edit_rights', 'session_ended', hana]);
    expect(found.slice(0, 3)).toEqual(['actor.unsigned', 'booking.range', 'validation']);
  });

  it('leave out what is unknown here, for its own call, and so what may be news', async () => {
    const [hana, camera, inside] = [
      await world.user(),
      await free(),
      await world.good(owner, { isPublicUse: false }),
    ];
    const found = await ask([
      [hana, request(newId(), '2027-01-10')],
      [hana, request(inside, '2027-01-10')],
      [hana, request(camera, '2027-01-10')],
    ]);
    expect(found).toEqual(['unclear', 'unclear', hana]);
    expect(await codeOf(world.book(hana, inside, '2027-01-10'))).toBe('not_found');
  });

  it('answer a key again as it was answered, a booking or a refusal, also within one call', async () => {
    const [hana, ken, camera] = [await world.user(), await world.user(), await free()];
    const wanted = request(camera, '2027-01-10');
    expect(await ask([[hana, wanted, 'first']])).toEqual([hana]);
    expect(await ask([[ken, wanted, 'second']])).toEqual(['booking.unavailable']);
    expect(
      await ask([
        [hana, wanted, 'first'],
        [ken, wanted, 'second'],
        [hana, wanted, 'first'],
      ]),
    ).toEqual([hana, 'booking.unavailable', hana]);
  });

  it('hold a limit of a lender, whoever comes beside them', async () => {
    const lender = await world.user({ rules: { maxSupplies: 1 } });
    const [hana, ken] = [await world.user(), await world.user()];
    const goods = await Promise.all([1, 2, 3].map(() => world.good(lender)));
    const found = await ask(
      [...goods, await free()].flatMap((good): BookingCall[] => [
        [hana, request(good, '2027-01-10')],
        [ken, request(good, '2027-01-12')],
      ]),
    );
    expect(found.slice(0, 6).filter((answer) => answer === 'booking.max_supplies')).toHaveLength(4);
    expect(found.slice(6)).toEqual([hana, ken]);
  });

  it('go beside each other in any order of goods without a deadlock, and book exactly what there is', async () => {
    const goods = await Promise.all(Array.from({ length: 8 }, () => free(3)));
    const people = await Promise.all(Array.from({ length: 8 }, () => world.user()));
    const before = await deadlocks();
    const calls = Array.from({ length: 24 }, (_, n) =>
      ask(
        goods.map((_good, at): BookingCall => {
          const good = goods[n % 2 ? (at + n) % 8 : (n - at + 16) % 8]!;
          return [people[at]!, request(good, '2027-02-10')];
        }),
      ),
    );
    const answers = (await Promise.all(calls)).flat();
    expect(answers.filter((answer) => people.includes(answer ?? ''))).toHaveLength(24);
    expect(answers.filter((answer) => answer === 'booking.unavailable')).toHaveLength(24 * 8 - 24);
    expect(await deadlocks()).toBe(before);
  });

  const deadlocks = async () =>
    (await world.service.db.one<{ deadlocks: number }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    ))!.deadlocks;

  it('share one statement, a query for the terms aside', async () => {
    const [hana, ...goods] = [await world.user(), await free(), await free(), await free()];
    for (const good of goods) await world.book(hana, good, '2027-03-01');
    const query = jest.spyOn(pg.Client.prototype, 'query');
    try {
      expect(await ask(goods.map((good): BookingCall => [hana, request(good, '2027-03-02')]))).toEqual([
        hana,
        hana,
        hana,
      ]);
      const names = query.mock.calls.map(([sent]) => (Object(sent) as { name?: string }).name);
      expect(names.filter((name) => name?.startsWith('book'))).toEqual(['book']);
    } finally {
      query.mockRestore();
    }
  });

  it('are refused one by one when one of them breaks the statement, and nobody else is', async () => {
    const [hana, camera, tent] = [await world.user(), await free(), await free()];
    const read = world.service.db.read.bind(world.service.db);
    const book = jest.spyOn(world.service.db, 'read');
    book.mockImplementation((sql, values) => {
      const wanted = String(values?.[0]);
      if ((Object(sql) as { name?: string }).name === 'book' && wanted.includes(tent))
        return Promise.reject(Object.assign(new Error('numeric field overflow'), { code: '22003' }));
      return read(sql, values);
    });
    const found = await ask([
      [hana, request(camera, '2027-01-10')],
      [hana, request(tent, '2027-01-10')],
    ]);
    book.mockRestore();
    expect(found).toEqual([hana, 'internal']);
  });
});
