import { reminderMail, type Reminded, type ReminderKind } from './reminder-mails';

const CAMERA: Reminded = {
  bookingId: 'b1',
  goodTitle: 'カメラ',
  quantity: 1,
  lateDays: 2,
  startDate: '2026-11-10',
  endDate: '2026-11-14',
  startAt: new Date('2026-11-09T15:00:00Z'),
  endAt: new Date('2026-11-14T15:00:00Z'),
};
const TRIPOD: Reminded = { ...CAMERA, bookingId: 'b2', goodTitle: '三脚', quantity: 3, lateDays: 5 };
const NEWS = { eventId: 'e1', lenderId: 'hana', borrowerId: 'ken', timeZone: 'Asia/Tokyo' };

test('a reminder goes to the borrower and says what, how many, until when and whose it is', () => {
  expect(reminderMail({ ...NEWS, kind: 'overdue', bookings: [CAMERA] })).toEqual({
    key: 'e1:ken',
    template: 'reminder_overdue',
    receiver: { userId: 'ken' },
    place: { accountId: 'hana' },
    params: {
      booking_id: 'b1',
      title: 'カメラ',
      quantity: '1',
      time: 'days',
      start_date: '2026-11-10',
      end_date: '2026-11-14',
      start_at: '2026-11-09T15:00:00.000Z',
      end_at: '2026-11-14T15:00:00.000Z',
      late_days: '2',
      time_zone: 'Asia/Tokyo',
      role: 'borrower',
      other_id: 'hana',
    },
  });
});

test('several goods are reminded of in one mail, by the days of the latest', () => {
  const { params } = reminderMail({ ...NEWS, kind: 'overdue', bookings: [CAMERA, TRIPOD] });
  expect(params).toMatchObject({ booking_id: 'b1', title: 'カメラ', late_days: '5' });
  expect(JSON.parse(params.things ?? '')).toMatchObject([
    { title: 'カメラ', quantity: '1', end_date: '2026-11-14' },
    { title: '三脚', quantity: '3' },
  ]);
});

test.each<[ReminderKind, string]>([
  ['start', 'reminder_start'],
  ['return', 'reminder_return'],
  ['overdue', 'reminder_overdue'],
])('what is %s has its own mail', (kind, template) => {
  expect(reminderMail({ ...NEWS, kind, bookings: [CAMERA] }).template).toBe(template);
});
