import { newId } from '@kashikari/platform';
import fc from 'fast-check';
import { countRecord, type RecordedBooking, type Ties } from './model/record';
import { byHand, type ByHand } from './rows';
import { DAY, START, World } from './world';

const HOUR = 3_600_000;
const NOW = Date.parse(START);

/** The last of the three lenders manages hand-overs. */
const MANAGED = 2;

/**
 * A booking whose start lies up to 420 days before now, or ahead; with everything that can become of it.
 * @param lates returns after the end, minutes; negative in time
 */
const booking = (lates: readonly number[]): fc.Arbitrary<RecordedBooking> =>
  fc
    .record({
      lender: fc.integer({ min: 0, max: 2 }),
      isHourly: fc.boolean(),
      start: fc.oneof(fc.integer({ min: -420, max: 10 }), fc.constantFrom(-366, -365, -364, -1, 0)),
      length: fc.integer({ min: 1, max: 6 }),
      extendedDays: fc.constantFrom(0, 0, 0, 1, 3),
      fate: fc.constantFrom('back', 'back', 'back', 'back', 'back', 'cancelled', 'out', 'missed'),
      late: fc.constantFrom(...lates),
    })
    .map(({ start, length, fate, late, ...rest }) => {
      const startAt = NOW + start * DAY;
      const agreedEndAt = startAt + length * (rest.isHourly ? HOUR : DAY);
      const back = agreedEndAt + rest.extendedDays * DAY + late * 60_000;
      const isBack = fate === 'back' && back < NOW;
      return {
        ...{ ...rest, startAt, agreedEndAt, cancelled: fate === 'cancelled' },
        handedOver: isBack || fate === 'out',
        returnedAt: isBack ? back : null,
      };
    });

const some = fc.subarray([0, 1, 2]);
const seldom = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some });
const PUNCTUAL = [-60, -1, 0];
const history = fc.record({
  bookings: fc.oneof(
    fc.array(booking([...PUNCTUAL, 1, 15, 16, 1_440, 4_000]), { maxLength: 40, size: 'max' }),
    fc.array(booking(PUNCTUAL), { maxLength: 40, size: 'max' }),
  ),
  waits: seldom,
  sharedGroups: seldom,
});
type History = { readonly bookings: readonly RecordedBooking[] } & Ties;

/** Records of 500 histories, compared with a count that looks at every booking by itself. */
describe('records of borrowers', () => {
  let world: World;
  let hand: ByHand;
  let lenders: string[];
  let goods: string[];
  let groups: string[];
  let manager: string;
  beforeAll(async () => {
    world = await World.start();
    hand = await byHand(world.service.database);
    lenders = [await world.user(), await world.user(), await world.user({ rules: { manageHandOver: true } })];
    manager = await world.user();
    for (const lender of lenders.slice(1)) await world.manager(lender, manager);
    goods = await Promise.all(lenders.map((lender) => world.good(lender)));
    groups = await Promise.all(lenders.map((lender) => world.group(lender)));
  });
  afterAll(async () => {
    await hand.close();
    await world.stop();
  });

  /** Stores the histories of borrowers, by one statement a table. */
  async function store(histories: readonly (History & { readonly id: string })[]): Promise<void> {
    const at = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());
    const rows = histories.flatMap(({ id, bookings }) =>
      bookings.map((one) => ({
        ...{ good_id: goods[one.lender], lender_id: lenders[one.lender], borrower_id: id },
        ...{ is_hourly: one.isHourly, start_at: at(one.startAt), agreed_end_at: at(one.agreedEndAt) },
        ...{ end_at: at(one.agreedEndAt + one.extendedDays * DAY), live: !one.cancelled },
        ...{ handed_over_at: one.handedOver ? at(one.startAt) : null, returned_at: at(one.returnedAt) },
        cancelled_at: one.cancelled ? at(one.startAt) : null,
      })),
    );
    await hand.asOwner('alter table booking disable trigger user');
    await hand.app.query(
      `insert into booking (good_id, lender_id, borrower_id, is_hourly, start_date, end_date, start_at, end_at,
          agreed_end_at, zone, claim, live, handed_over_at, returned_at, cancelled_at, created_at, updated_at)
        select good_id, lender_id, borrower_id, is_hourly, start_at::date, end_at::date, start_at, end_at,
          agreed_end_at, 'UTC', tstzrange(start_at, end_at), live, handed_over_at, returned_at, cancelled_at,
          start_at, start_at
        from jsonb_to_recordset($1) as b (good_id uuid, lender_id uuid, borrower_id uuid, is_hourly boolean,
          start_at timestamptz, end_at timestamptz, agreed_end_at timestamptz, live boolean,
          handed_over_at timestamptz, returned_at timestamptz, cancelled_at timestamptz)`,
      [JSON.stringify(rows)],
    );
    await hand.asOwner('alter table booking enable trigger user');
    const ties = (of: keyof Ties, ids: readonly string[]) =>
      histories.flatMap(({ id, ...more }) => more[of].map((lender) => ({ user_id: id, id: ids[lender] })));
    await hand.app.query(
      `insert into membership (id, version, group_id, user_id, group_owner, disabled)
        select uuidv7(), 1, id, user_id, false, false from jsonb_to_recordset($1) as m (user_id uuid, id uuid)`,
      [JSON.stringify(ties('sharedGroups', groups))],
    );
    await hand.asOwner('alter table wait disable trigger user');
    await hand.app.query(
      `insert into wait (id, good_id, user_id, quantity, is_hourly, start_date, end_date, start_at, end_at, zone,
          last_call, created_at, updated_at)
        select uuidv7(), id, user_id, 1, false, '2027-02-01', '2027-02-01', '2027-02-01Z', '2027-02-02Z', 'UTC',
          '2027-02-01Z', '2027-01-01Z', '2027-01-01Z' from jsonb_to_recordset($1) as w (user_id uuid, id uuid)`,
      [JSON.stringify(ties('waits', goods))],
    );
    await hand.asOwner('alter table wait enable trigger user');
  }

  it('are what a count of every booking gives, for lender, manager and the person, over 500 histories', async () => {
    const seed = Number(process.env['TEST_SEED'] ?? 20_270_104);
    const histories = fc.sample(history, { numRuns: 500, seed }).map((one) => ({ ...one, id: newId() }));
    await store(histories);
    const seen = { hidden: 0, rated: 0, late: 0 };
    for (let from = 0; from < histories.length; from += 100) {
      const page = histories.slice(from, from + 100);
      for (const [who, own] of [
        ...lenders.map((id, at) => [id, [at]] as const),
        [manager, [1, 2]] as const,
      ]) {
        const { records } = await world.bookings(who).batchGetRecords({ userIds: page.map(({ id }) => id) });
        page.forEach(({ bookings, ...ties }, at) => {
          const viewer = { lenders: own, self: false };
          const wanted = countRecord(bookings, ties, viewer, (lender) => lender === MANAGED, NOW);
          const { visible, bookingsCount, endedCount, overdueRate = null } = records[at]!;
          expect(visible ? { bookingsCount, endedCount, overdueRate } : null).toEqual(wanted);
          if (!visible) seen.hidden += 1;
          else if (overdueRate !== null) seen[overdueRate > 0 ? 'late' : 'rated'] += 1;
        });
      }
      for (const { id, bookings, ...ties } of page.slice(0, 20)) {
        const { records } = await world.bookings(id).batchGetRecords({ userIds: [id] });
        const viewer = { lenders: [], self: true };
        const wanted = countRecord(bookings, ties, viewer, (lender) => lender === MANAGED, NOW);
        const { bookingsCount, endedCount, overdueRate = null } = records[0]!;
        expect({ bookingsCount, endedCount, overdueRate }).toEqual(wanted);
      }
    }
    expect(Math.min(seen.hidden, seen.rated, seen.late)).toBeGreaterThan(10);
  });
});
