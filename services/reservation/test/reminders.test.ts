import { reservationEvents } from '@kashikari/contracts';
import { days, World } from './world';

/** A sent reminder: recipient, kind, and titles of the goods. */
type SentReminder = readonly [borrowerId: string, kind: string, titles: string];

describe('reminders', () => {
  let world: World;
  let lender: string;
  let hana: string;
  let ken: string;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at('2027-01-04T12:00:00+09:00');
    [lender, hana, ken] = [await world.user(), await world.user(), await world.user()];
  });

  /** Advances the time from one due moment to the next, as in operation, and returns the reminders that were sent. */
  async function until(time: string): Promise<SentReminder[]> {
    const before = (await events()).length;
    for (let due = await nextDue(time); due; due = await nextDue(time)) {
      world.at(due);
      await world.service.drain();
    }
    world.at(time);
    await world.service.drain();
    return (await events()).slice(before).map(toldBy);
  }

  async function nextDue(time: string): Promise<string | undefined> {
    await world.service.drain();
    const [row] = await world.service.db.read<{ due_at: Date | null }>(
      'select min(due_at) as due_at from due_job where due_at > $1 and due_at <= $2',
      [new Date(world.clock.now()), new Date(time)],
    );
    return row?.due_at?.toISOString();
  }

  async function events() {
    const all = await world.service.published('kashikari.reservation.reminder.v1');
    return all
      .map(({ data }) => reservationEvents.ReminderDue.fromJSON(data))
      .filter(({ lenderId }) => lenderId === lender);
  }

  const toldBy = ({ borrowerId, kind, bookings }: reservationEvents.ReminderDue): SentReminder => [
    borrowerId,
    kind.replace('REMINDER_KIND_', ''),
    bookings.map(({ goodTitle }) => goodTitle).join(' '),
  ];

  const good = (title: string, more: Parameters<World['good']>[1] = {}) =>
    world.good(lender, { title, ...more });

  it('go on the eve of the start and of the return, and while it is late; none of what is back or cancelled', async () => {
    const camera = await good('Camera');
    const { id } = await world.book(hana, camera, '2027-01-10', '2027-01-12');
    const gone = await world.book(ken, camera, '2027-01-20');
    await world.bookings(ken).cancelBooking({ id: gone.id });
    expect(await until('2027-01-09T08:59:59+09:00')).toEqual([]);
    expect(await until('2027-01-09T09:00:00+09:00')).toEqual([[hana, 'START', 'Camera']]);
    expect(await until('2027-01-11T09:00:00+09:00')).toEqual([[hana, 'RETURN', 'Camera']]);
    expect(await until('2027-01-14T10:00:00+09:00')).toEqual([
      [hana, 'OVERDUE', 'Camera'],
      [hana, 'OVERDUE', 'Camera'],
    ]);
    const [last] = (await events()).slice(-1);
    expect(last?.bookings[0]).toMatchObject({ id, endDate: '2027-01-12', overdueInDays: 2 });
    await world.bookings(lender).returnBooking({ id });
    expect(await until('2027-03-01T00:00:00+09:00')).toEqual([]);
    expect(await world.service.db.read('select from reminder where lender_id = $1', [lender])).toEqual([]);
  });

  it('name the units that are still out where a part is back', async () => {
    const tripods = await good('Tripod', { terms: { quantity: 5 } });
    const { id } = await world.book(hana, tripods, '2027-01-05', '2027-01-06', { quantity: 3 });
    world.at('2027-01-06T08:00:00+09:00');
    await world.bookings(lender).returnBooking({ id, quantity: 2 });
    expect(await until('2027-01-07T12:00:00+09:00')).toEqual([[hana, 'OVERDUE', 'Tripod']]);
    const [last] = (await events()).slice(-1);
    expect(last?.bookings).toMatchObject([{ id, quantity: 1 }]);
  });

  it('do not announce a start to whoever comes next while the item is known to be late', async () => {
    const camera = await good('Camera');
    const late = await world.book(hana, camera, '2027-01-05', '2027-01-06');
    await world.book(ken, camera, '2027-01-08', '2027-01-09');
    const told = await until('2027-01-10T12:00:00+09:00');
    expect(told.filter(([who]) => who === ken)).toEqual([]);
    // Moved to the 11th while it was away, and back now: that is not announced twice.
    await world.bookings(lender).returnBooking({ id: late.id });
    const after = await until('2027-01-13T12:00:00+09:00');
    expect(after.map(([who, kind]) => [who, kind])).toEqual([
      [ken, 'RETURN'],
      [ken, 'OVERDUE'],
    ]);
  });

  it('tell one person of many goods at once, and each lender’s apart', async () => {
    for (const title of ['Camera', 'Tripod', 'Lamp']) {
      await world.book(hana, await good(title), '2027-01-10', title === 'Lamp' ? '2027-01-15' : '2027-01-12');
    }
    await world.book(ken, await good('Screen'), '2027-01-10', '2027-01-12');
    const told = await until('2027-01-09T12:00:00+09:00');
    expect(told).toHaveLength(2);
    expect(told.find(([who]) => who === ken)).toEqual([ken, 'START', 'Screen']);
    const [, , titles = ''] = told.find(([who]) => who === hana) ?? [];
    expect(titles.split(' ').sort()).toEqual(['Camera', 'Lamp', 'Tripod']);
    expect(await until('2027-01-11T12:00:00+09:00')).toContainEqual([ken, 'RETURN', 'Screen']);
    // Two of Hana's are late, and one is not.
    const late = await until('2027-01-13T12:00:00+09:00');
    expect(late.map(([who, kind]) => [who, kind])).toContainEqual([hana, 'OVERDUE']);
    expect(late).toHaveLength(2);
  });

  it('follow a lender who changes when they leave, and tell nobody twice on a day', async () => {
    await world.book(hana, await good('Camera'), '2027-01-05', '2027-01-06');
    expect(await until('2027-01-07T09:00:00+09:00')).toEqual([
      [hana, 'RETURN', 'Camera'],
      [hana, 'OVERDUE', 'Camera'],
    ]);
    await world.user({ id: lender, rules: { reminderTime: '18:00' } });
    expect(await until('2027-01-08T17:59:00+09:00')).toEqual([]);
    expect(await until('2027-01-08T18:00:00+09:00')).toEqual([[hana, 'OVERDUE', 'Camera']]);
    // The 11th is a Monday.
    await world.user({ id: lender, rules: { reminderTime: '07:15' }, reminderDaysIndexes: [1] });
    expect(await until('2027-01-11T07:00:00+09:00')).toEqual([]);
    expect(await until('2027-01-11T07:15:00+09:00')).toEqual([[hana, 'OVERDUE', 'Camera']]);
    expect(await until('2027-01-17T23:00:00+09:00')).toEqual([]);
  });

  it('follow what is moved, extended, or not returned after all', async () => {
    const camera = await good('Camera');
    const { id } = await world.book(hana, camera, '2027-01-10', '2027-01-12');
    await world.bookings(hana).updateBooking({ id, range: days('2027-01-15', '2027-01-18') });
    expect(await until('2027-01-14T12:00:00+09:00')).toEqual([[hana, 'START', 'Camera']]);
    world.at('2027-01-16T12:00:00+09:00');
    await world.bookings(lender).extendBooking({ id, days: 2, endAt: undefined, moveOthers: false });
    expect(await until('2027-01-19T08:00:00+09:00')).toEqual([]);
    expect(await until('2027-01-19T09:00:00+09:00')).toEqual([[hana, 'RETURN', 'Camera']]);
    world.at('2027-01-20T12:00:00+09:00');
    await world.bookings(lender).returnBooking({ id });
    expect(await until('2027-01-23T12:00:00+09:00')).toEqual([]);
    await world.bookings(lender).revertReturn({ id });
    expect(await until('2027-01-24T12:00:00+09:00')).toEqual([[hana, 'OVERDUE', 'Camera']]);
  });

  it('are none of lateness while a good extends by itself', async () => {
    const camera = await good('Camera', { terms: { autoExtend: true } });
    await world.book(hana, camera, '2027-01-10', '2027-01-12');
    expect(await until('2027-01-16T12:00:00+09:00')).toEqual([[hana, 'START', 'Camera']]);
    await world.book(ken, camera, '2027-01-18', '2027-01-20');
    const told = await until('2027-01-19T12:00:00+09:00');
    expect(told.filter(([who]) => who === hana)).toEqual([
      [hana, 'OVERDUE', 'Camera'],
      [hana, 'OVERDUE', 'Camera'],
    ]);
  });

  it('are told once where two processes work at the same moment', async () => {
    const other = await world.second();
    const goods = await Promise.all(Array.from({ length: 12 }, (_, n) => good(`Camera ${n}`)));
    for (const one of goods) await world.book(hana, one, '2027-01-10', '2027-01-12');
    for (const time of [
      '2027-01-09T00:00:00+09:00',
      '2027-01-09T09:00:00+09:00',
      '2027-01-09T09:00:01+09:00',
    ]) {
      world.at(time);
      await Promise.all([world.service.drain(), other.service.drain()]);
    }
    await world.service.drain();
    const told = (await events()).flatMap(({ bookings }) => bookings.map(({ goodId }) => goodId));
    expect(told.sort()).toEqual([...goods].sort());
    await other.stop();
  });

  it('cost a year of waiting no more than one moment', async () => {
    await world.book(hana, await good('Camera'), '2028-01-03', '2028-01-05');
    const orders = await world.service.db.read<{ kind: string }>(
      `select kind from due_job where key in (select due_key(b.id, first_reminder(b)) from booking b where b.lender_id = $1)`,
      [lender],
    );
    expect(orders).toEqual([{ kind: 'reminder.plan' }]);
    expect(await world.service.db.read('select from reminder where lender_id = $1', [lender])).toEqual([]);
    world.at('2028-01-01T12:00:00+09:00');
    expect(await until('2028-01-02T09:00:00+09:00')).toEqual([[hana, 'START', 'Camera']]);
  });
});
