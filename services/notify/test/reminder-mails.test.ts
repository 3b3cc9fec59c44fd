import { notificationSettings, reservationEvents } from '@kashikari/contracts';
import type { OutgoingEvent } from '@kashikari/platform';
import { NOON, startNotify, type World } from './world';

type Reminded = reservationEvents.RemindedBooking;

const projector = (fields: Partial<Reminded> = {}) =>
  reservationEvents.RemindedBooking.create({
    id: 'booking-1',
    goodId: 'good-1',
    goodTitle: 'プロジェクター',
    quantity: 1,
    startAt: new Date('2026-11-16T00:00:00+09:00'),
    endAt: new Date('2026-11-18T00:00:00+09:00'),
    startDate: '2026-11-16',
    endDate: '2026-11-17',
    overdueInDays: 0,
    ...fields,
  });

const screen = projector({ id: 'booking-2', goodTitle: 'スクリーン', quantity: 2 });

/** The media centre reminds somebody. */
function reminder(kind: string, borrowerId: string, ...bookings: Reminded[]): OutgoingEvent {
  const data = reservationEvents.ReminderDue.create({
    lenderId: 'media',
    borrowerId,
    kind: reservationEvents.reminderKindFromJSON(`REMINDER_KIND_${kind}`),
    bookings,
    timeZone: 'Asia/Tokyo',
    dueAt: new Date(NOON),
  });
  return {
    topic: 'kashikari.reservation.reminder.v1',
    key: borrowerId,
    type: 'kashikari.reservation.v1.ReminderDue',
    data: reservationEvents.ReminderDue.toJSON(data),
  };
}

describe('mails of reminders', () => {
  let world: World;
  beforeAll(async () => {
    world = await startNotify();
  });
  afterAll(() => world.service.stop());
  beforeEach(() => world.service.db.read('delete from mail'));

  it('say in the borrower’s language what begins, what is to be returned and what is late', async () => {
    const late = projector({ overdueInDays: 3 });
    await world.tell(
      reminder('START', 'hanako', projector()),
      reminder('RETURN', 'taro', projector()),
      reminder('OVERDUE', 'ann', late),
    );
    const [hanako] = await world.sent('hanako@example.org');
    const [taro] = await world.sent('taro@example.org');
    const [ann] = await world.sent('ann@example.org');
    expect(hanako?.subject).toBe('明日から：プロジェクター、11/16（月）– 17（火）');
    expect(hanako?.text).toContain('貸し手：大学メディアセンター');
    expect(taro?.subject).toBe('あした かえす ひです：プロジェクター');
    expect(ann?.subject).toBe('Please return: プロジェクター');
    expect(ann?.text).toContain('Days late: 3');
    expect(ann?.text).toContain('https://kashi.example/bookings/booking-1');
  });

  it('are one for many goods, with each and its days, and the way to all of one’s bookings', async () => {
    await world.tell(reminder('RETURN', 'ann', projector(), screen));
    const [mail, ...others] = await world.sent('ann@example.org');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 items are due back tomorrow');
    expect(mail?.text).toContain('- プロジェクター — Mon 16 – Tue 17 Nov');
    expect(mail?.text).toContain('- スクリーン × 2 — Mon 16 – Tue 17 Nov');
    expect(mail?.text).toContain('https://kashi.example/bookings/use');
  });

  it('do not go to who wants none of a start or of a return; that something is late is told all the same', async () => {
    const settings = world.service
      .as({ kind: 'user', userId: 'hanako' })
      .connect(notificationSettings.NotificationSettingServiceClient);
    const { setting } = await settings.updateNotificationSetting({ userId: 'hanako', emailStartDate: false });
    expect(setting).toMatchObject({ emailStartDate: false, emailReturnDate: true });
    await world.tell(reminder('START', 'hanako', projector()), reminder('RETURN', 'hanako', projector()));
    expect((await world.sent()).map(({ subject }) => subject)).toEqual(['明日が返却日です：プロジェクター']);
    await settings.updateNotificationSetting({ userId: 'hanako', emailReturnDate: false });
    await world.tell(reminder('RETURN', 'hanako', projector()), reminder('OVERDUE', 'hanako', projector()));
    expect((await world.sent()).map(({ subject }) => subject)).toEqual([
      '返却をお願いします：プロジェクター',
      '明日が返却日です：プロジェクター',
    ]);
  });

  it('go to no member card, which has no address', async () => {
    await world.tell(reminder('OVERDUE', 'card', projector()));
    expect(await world.sent()).toEqual([]);
  });
});
