import { enumOf, reservationEvents, search, SETS } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { booking, good, NOON, startSearch, user, type World } from './world';

const { BookingChange } = reservationEvents;
let world: World;

beforeAll(async () => {
  world = await startSearch();
});
afterAll(() => world.service.stop());

beforeEach(async () => {
  world.clock.set(NOON);
  await world.forget();
  await world.tell(
    user({ id: 'lender' }),
    user({ id: 'ny', timeZone: 'America/New_York' }),
    good({ id: 'one' }),
    good({ id: 'three', terms: { quantity: 3 } as never }),
  );
});

const free = async (from = '', to = '') =>
  (await world.find({ filter: enumOf(SETS.searchFilter, 'available'), from, to })).goodIds.sort();
const inUse = async () => (await world.find({ filter: enumOf(SETS.searchFilter, 'in_use') })).goodIds;
const day = (date: string) => `${date}T00:00:00+09:00`;

describe('available', () => {
  it('is what has a unit left for the whole of the days', async () => {
    await world.tell(
      booking({ id: 'b1', goodId: 'one' }, day('2026-04-08'), day('2026-04-10')),
      booking({ id: 'b2', goodId: 'three', quantity: 2 }, day('2026-04-07'), day('2026-04-09')),
      booking({ id: 'b3', goodId: 'three', quantity: 2 }, day('2026-04-09'), day('2026-04-11')),
    );
    expect(await free()).toEqual(['one', 'three']);
    expect(await free('2026-04-07')).toEqual(['one', 'three']);
    expect(await free('2026-04-07', '2026-04-08')).toEqual(['three']);
    expect(await free('2026-04-09', '2026-04-09')).toEqual(['three']);
    expect(await free('2026-04-10', '2026-04-12')).toEqual(['one', 'three']);
    await world.tell(booking({ id: 'b4', goodId: 'three' }, day('2026-04-10'), day('2026-04-11')));
    expect(await free('2026-04-06', '2026-04-12')).toEqual([]);
    expect(await free('2026-04-08', '2026-04-09')).toEqual(['three']);
  });

  it('keeps the margin of the good free behind the days', async () => {
    await world.tell(good({ id: 'one', version: 2, terms: { quantity: 1, marginDays: 2 } as never }));
    await world.tell(booking({ id: 'b1', goodId: 'one' }, day('2026-04-10'), day('2026-04-13')));
    expect(await free('2026-04-07')).toEqual(['one', 'three']);
    expect(await free('2026-04-08')).toEqual(['three']);
    expect(await free('2026-04-13')).toEqual(['one', 'three']);
  });

  it('is not what is held for somebody who waits, until it is free again; popular is another matter', async () => {
    const held = { occFrom: new Date(day('2026-04-08')), occUntil: new Date(day('2026-04-09')) };
    await world.tell(wait({ version: 1 }), wait({ version: 2, state: 'offered', ...held }));
    expect(await free('2026-04-08')).toEqual(['three']);
    expect(await world.service.db.read('select bookings from activity')).toEqual([]);
    await world.tell(wait({ version: 3, state: 'lapsed' }));
    expect(await free('2026-04-08')).toEqual(['one', 'three']);
  });

  it('is free again by a cancellation, a return and an earlier end', async () => {
    const made = { id: 'b1', goodId: 'one' };
    await world.tell(booking(made, day('2026-04-06'), day('2026-04-09')));
    expect(await free()).toEqual(['three']);
    await world.tell(
      booking(
        { ...made, version: 2, change: BookingChange.BOOKING_CHANGE_CANCELLED, state: 'cancelled' },
        day('2026-04-06'),
        day('2026-04-09'),
      ),
    );
    expect(await free()).toEqual(['one', 'three']);
    await world.tell(booking(made, day('2026-04-06'), day('2026-04-09')));
    expect(await free()).toEqual(['one', 'three']);
  });

  it('begins now on the first day: what came back this morning is free', async () => {
    await world.tell(
      booking(
        { id: 'b1', goodId: 'one', state: 'returned', live: true },
        day('2026-04-05'),
        '2026-04-06T11:00:00+09:00',
      ),
    );
    expect(await free()).toEqual(['one', 'three']);
  });

  it('counts units that are overdue in a range that holds now, and in no later one', async () => {
    await world.tell(booking({ id: 'b1', goodId: 'one' }, day('2026-04-01'), day('2026-04-04')));
    expect(await free()).toEqual(['three']);
    expect(await free('2026-04-07')).toEqual(['one', 'three']);
    await world.tell(user({ id: 'lender', version: 2 }, { manageHandOver: true }));
    expect(await free()).toEqual(['one', 'three']);
    await world.tell(
      booking(
        { id: 'b1', goodId: 'one', version: 2, state: 'handed_over' },
        day('2026-04-01'),
        day('2026-04-04'),
      ),
    );
    expect(await free()).toEqual(['three']);
  });

  it('takes days in the zone of the lender', async () => {
    await world.tell(good({ id: 'far', ownerId: 'ny' }));
    await world.tell(
      booking({ id: 'b1', goodId: 'far' }, '2026-04-08T00:00:00-04:00', '2026-04-09T00:00:00-04:00'),
    );
    expect(await free('2026-04-07')).toContain('far');
    expect(await free('2026-04-08')).not.toContain('far');
    expect(await free('2026-04-09')).toContain('far');
  });

  it('is nothing on days that are past, where the lender is', async () => {
    await world.tell(good({ id: 'far', ownerId: 'ny' }));
    expect(await free('2026-04-05', '2026-04-05')).toEqual(['far']);
    expect(await free('2026-04-04', '2026-04-04')).toEqual([]);
  });

  it('leaves out what is shown and never booked', async () => {
    await world.tell(
      good({ id: 'one', version: 2, terms: { quantity: 1, forReferenceOnly: true } as never }),
    );
    expect(await free()).toEqual(['three']);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'tomorrow' }, 'to'],
    [{ from: '2026-04-08', to: '2026-04-07' }, 'to'],
    [{ from: '2026-04-01', to: '2026-07-02' }, 'to'],
    [{ filter: search.SearchFilter.UNRECOGNIZED }, 'filter'],
    [{ sort: search.SearchSort.UNRECOGNIZED }, 'sort'],
    [{ page: { page: -1, perPage: 20 } }, 'page'],
    [{ page: { page: 1, perPage: 101 } }, 'per_page'],
  ])('refuses %j and names the field', async (asked, field) => {
    await expect(
      world.find({ filter: enumOf(SETS.searchFilter, 'available'), ...asked }),
    ).rejects.toMatchObject({
      refusal: { kind: 'invalid', code: 'validation', field },
    });
  });
});

describe('in use', () => {
  it('is what has started and has not come back', async () => {
    const made = { id: 'b1', goodId: 'one' };
    await world.tell(
      booking(made, day('2026-04-06'), day('2026-04-08')),
      booking({ id: 'b2', goodId: 'three' }, day('2026-04-07'), day('2026-04-08')),
    );
    expect(await inUse()).toEqual(['one']);
    world.clock.set(Date.parse(day('2026-04-09')));
    expect((await inUse()).sort()).toEqual(['one', 'three']);
    await world.tell(
      booking({ ...made, version: 2, state: 'returned' }, day('2026-04-06'), day('2026-04-08')),
    );
    expect(await inUse()).toEqual(['three']);
  });

  it('is what was handed over, where the lender manages that', async () => {
    await world.tell(user({ id: 'lender', version: 2 }, { manageHandOver: true }));
    await world.tell(booking({ id: 'b1', goodId: 'one' }, day('2026-04-06'), day('2026-04-08')));
    expect(await inUse()).toEqual([]);
    await world.tell(
      booking(
        { id: 'b1', goodId: 'one', version: 2, state: 'handed_over' },
        day('2026-04-06'),
        day('2026-04-08'),
      ),
    );
    expect(await inUse()).toEqual(['one']);
  });
});

/** Returns the event of a wait for the 8th. */
function wait(fields: Partial<reservationEvents.WaitChanged>): OutgoingEvent {
  const data = reservationEvents.WaitChanged.create({
    id: 'w1',
    goodId: 'one',
    quantity: 1,
    state: 'waiting',
    startAt: new Date(day('2026-04-08')),
    endAt: new Date(day('2026-04-09')),
    ...fields,
  });
  return {
    topic: 'kashikari.reservation.wait.v1',
    key: data.goodId,
    type: 'kashikari.reservation.v1.WaitChanged',
    data: reservationEvents.WaitChanged.toJSON(data),
  };
}
