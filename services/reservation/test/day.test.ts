import { reservation } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import fc from 'fast-check';
import { DAY_PARTS } from '../src/domain/day';
import { randomDay, writtenDay, type RandomDay } from './days';
import { placeOf, type LentBooking } from './model/day';
import { codeOf, refusalOf, World } from './world';

const INSERT = `insert into booking (id, good_id, lender_id, borrower_id, is_hourly, start_at, end_at, agreed_end_at, zone,
    claim, live, handed_over_at, returned_at, awaits_receipt, cancelled_at, dispute_opened_at, created_at, updated_at)
  select id, $2, $3, $4, true, start_at, end_at, end_at, $5, tstzrange(start_at, end_at), cancelled_at is null,
      handed_over_at, returned_at, awaits_receipt, cancelled_at, dispute_opened_at, start_at, start_at
    from jsonb_to_recordset($1::jsonb) as b (id uuid, start_at timestamptz, end_at timestamptz,
      handed_over_at timestamptz, returned_at timestamptz, awaits_receipt boolean, cancelled_at timestamptz,
      dispute_opened_at timestamptz)`;

const iso = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString());

describe('the day of a lender', () => {
  let world: World;
  let hana: string;
  beforeAll(async () => {
    world = await World.start();
    hana = await world.user();
  });
  afterAll(() => world.stop());

  const dayOf = (who: string, more: Partial<reservation.GetDayRequest> = {}) =>
    world.bookings(who).getDay(reservation.GetDayRequest.fromPartial(more));
  const idsOf = (day: reservation.GetDayResponse) =>
    Object.fromEntries(
      DAY_PARTS.map((part) => [part, (day[part]?.bookings ?? []).map(({ id }) => id).sort()]),
    );

  /** Inserts bookings directly, since acts alone cannot produce these states. */
  async function lend(lender: string, zone: string, lent: readonly LentBooking[]): Promise<string[]> {
    const good = await world.good(lender, { terms: { quantity: 1_000, isHourly: true } });
    const rows = lent.map((one) => ({
      id: newId(),
      start_at: iso(one.startAt),
      end_at: iso(one.endAt),
      handed_over_at: iso(one.handedOverAt),
      returned_at: iso(one.returnedAt),
      awaits_receipt: one.awaitsReceipt,
      cancelled_at: iso(one.cancelledAt),
      dispute_opened_at: one.disputed ? iso(one.startAt) : null,
    }));
    await world.service.db.read(INSERT, [JSON.stringify(rows), good, lender, hana, zone]);
    return rows.map(({ id }) => id);
  }

  it('has every booking where the model writes it down, whatever is read by which index', async () => {
    const days = fc.sample(randomDay, { numRuns: 8, seed: 27 }) as RandomDay[];
    for (const one of days) {
      const { calendar, now, date, lent } = writtenDay(one);
      const desk = { zone: calendar.zone, now, handsOver: one.handsOver };
      const rules = { manageHandOver: one.handsOver };
      const lender = await world.user({ timeZone: calendar.zone, rules });
      const counted = lent.map((each) => ({ ...each, overcommitted: false }));
      const ids = await lend(lender, calendar.zone, counted);
      world.clock.set(now);
      const day = await dayOf(lender, { date });
      const placed = (part: string) => ids.filter((_, at) => placeOf(counted[at]!, desk, date) === part);
      expect(idsOf(day)).toEqual(Object.fromEntries(DAY_PARTS.map((part) => [part, placed(part).sort()])));
      for (const { date: ahead, starts, due } of day.week) {
        const on = counted.map((each) => placeOf(each, desk, ahead));
        expect([ahead, starts, due]).toEqual([
          ahead,
          on.filter((place) => place === 'starts').length,
          on.filter((place) => place === 'due').length,
        ]);
      }
    }
  });

  describe('of one or several lenders', () => {
    let media: string;
    let sports: string;
    let manager: string;
    let camera: string;
    beforeAll(async () => {
      world.at('2027-01-04T12:00:00+09:00');
      [media, sports, manager] = [await world.user(), await world.user(), await world.user()];
      await world.manager(media, manager);
      await world.manager(sports, manager);
      camera = await world.good(media, { terms: { quantity: 2 } });
    });

    it('is seen by who manages them, each alone where that is asked, and by nobody else', async () => {
      const ball = await world.good(sports, { groupIds: [newId()] });
      const [one, two] = [
        await world.book(hana, camera, '2027-01-05'),
        await world.book(hana, ball, '2027-01-05'),
      ];
      const started = async (who: string, more: Partial<reservation.GetDayRequest> = {}) =>
        idsOf(await dayOf(who, { date: '2027-01-05', ...more }))['starts'];
      expect(await started(manager)).toEqual([one.id, two.id].sort());
      expect(await started(media)).toEqual([one.id]);
      expect(await started(manager, { lenderId: sports })).toEqual([two.id]);
      expect(await started(manager, { groupId: newId() })).toEqual([]);
      expect(await codeOf(dayOf(media, { lenderId: sports }))).toBe('not_found');
      expect(await codeOf(dayOf(hana))).toBe('booking.manager_only');
      const card = { kind: 'card', userId: media, groupId: newId(), mayWrite: true } as never;
      expect(await codeOf(world.bookings(card).getDay(reservation.GetDayRequest.fromPartial({})))).toBe(
        'booking.manager_only',
      );
      expect(await refusalOf(dayOf(media, { date: '2027-02-05' }))).toMatchObject({
        code: 'validation.range',
        field: 'date',
      });
    });

    it('asks to check what was lowered under its bookings, until there is enough again', async () => {
      const chairs = await world.good(media, { terms: { quantity: 3 } });
      const [one, two] = [
        await world.book(hana, chairs, '2027-01-20', '2027-01-21', { quantity: 2 }),
        await world.book(hana, chairs, '2027-01-21', '2027-01-22'),
      ];
      const checked = async () => idsOf(await dayOf(media))['check'];
      expect(await checked()).toEqual([]);
      await world.good(media, { id: chairs, terms: { quantity: 2 } });
      expect(await checked()).toEqual([one.id, two.id].sort());
      await world.good(media, { id: chairs, terms: { quantity: 3 } });
      expect(await checked()).toEqual([]);
    });

    it('asks to check a part that its borrower brought back while the rest is out', async () => {
      const chairs = await world.good(media, { terms: { quantity: 2, confirmationUponReturn: true } });
      const { id } = await world.book(hana, chairs, '2027-01-04', '2027-01-29', { quantity: 2 });
      world.clock.set(world.clock.now() + 1_000);
      const checked = async () => idsOf(await dayOf(media))['check'];
      expect(await checked()).toEqual([]);
      await world.bookings(hana).returnBooking({ id, quantity: 1 });
      expect(await checked()).toEqual([id]);
      await world.bookings(media).receiveBooking({ id });
      expect(await checked()).toEqual([]);
    });

    it('tells offers with their deadline, and how many wait for which good', async () => {
      const tent = await world.good(media, { title: 'Tent' });
      const mine = await world.book(hana, tent, '2027-01-25');
      const waiters = [await world.user(), await world.user()];
      for (const waiter of waiters) {
        const range = {
          startDate: '2027-01-25',
          endDate: '2027-01-25',
          startAt: undefined,
          endAt: undefined,
        };
        await world.service
          .as({ kind: 'user', userId: waiter })
          .connect(reservation.WaitServiceClient)
          .createWait({ goodId: tent, range, quantity: 1 });
      }
      const waits = async () =>
        (await dayOf(media)).waits.map(({ goodId, userId, waiting, answerBy }) => [
          goodId,
          userId,
          waiting,
          answerBy !== undefined,
        ]);
      expect(await waits()).toEqual([[tent, '', 2, false]]);
      await world.bookings(hana).cancelBooking({ id: mine.id });
      expect(await waits()).toEqual([
        [tent, waiters[0], 1, true],
        [tent, '', 1, false],
      ]);
    });

    it('has 100 bookings of a part at once, and the rest page by page', async () => {
      const [from, until] = ['2027-01-06T09:00:00+09:00', '2027-01-06T10:00:00+09:00'].map((at) =>
        Date.parse(at),
      );
      const plain = {
        ...{ handedOverAt: null, returnedAt: null, awaitsReceipt: false, cancelledAt: null },
        ...{ disputed: false, overcommitted: false },
      };
      const full = await world.user();
      const lent = Array.from({ length: 103 }, () => ({ ...plain, startAt: from!, endAt: until! }));
      await lend(full, 'Asia/Tokyo', lent);
      const { starts } = await dayOf(full, { date: '2027-01-06' });
      expect([starts?.total, starts?.bookings.length]).toEqual([103, 100]);
      const part = reservation.DayPart.DAY_PART_STARTS;
      const rest = await dayOf(full, { date: '2027-01-06', part, page: 2 });
      expect([rest.starts?.total, rest.starts?.bookings.length]).toEqual([103, 3]);
      const seen = new Set(
        [...(starts?.bookings ?? []), ...(rest.starts?.bookings ?? [])].map(({ id }) => id),
      );
      expect(seen.size).toBe(103);
    });
  });
});
