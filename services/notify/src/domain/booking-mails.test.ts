import {
  bookingMails,
  isNews,
  isOver,
  type BookingNews,
  type MailedChange,
  type Occasion,
} from './booking-mails';

const OCCASION: Occasion = {
  startDate: '2026-11-24',
  endDate: '2026-11-27',
  startAt: new Date('2026-11-23T15:00:00Z'),
  endAt: new Date('2026-11-27T15:00:00Z'),
};
const NEWS: BookingNews = {
  ...OCCASION,
  eventId: 'e1',
  change: 'created',
  bookingId: 'b1',
  goodTitle: '三脚',
  lenderId: 'lender',
  borrowerId: 'borrower',
  quantity: 2,
  occasions: [],
  timeZone: 'Asia/Tokyo',
  actorId: 'borrower',
  managerIds: [],
  officeId: '',
};
/** Returns the receivers with their roles, and the actor as each receiver sees it. */
const told = (about: Partial<BookingNews>) =>
  bookingMails({ ...NEWS, ...about }).map(({ receiver, params }) => [
    'userId' in receiver && receiver.userId,
    params.role,
    params.by,
  ]);

describe('a change of a booking', () => {
  test('is told to both sides, with what it is about and who the other one is', () => {
    const booking = {
      booking_id: 'b1',
      title: '三脚',
      quantity: '2',
      time: 'days',
      start_date: '2026-11-24',
      end_date: '2026-11-27',
      start_at: '2026-11-23T15:00:00.000Z',
      end_at: '2026-11-27T15:00:00.000Z',
      time_zone: 'Asia/Tokyo',
    };
    expect(bookingMails(NEWS)).toEqual([
      {
        key: 'e1:lender',
        template: 'booking_created',
        receiver: { userId: 'lender' },
        place: { accountId: 'lender' },
        params: { ...booking, role: 'lender', other_id: 'borrower', by: 'other' },
      },
      {
        key: 'e1:borrower',
        template: 'booking_created',
        receiver: { userId: 'borrower' },
        place: { accountId: 'lender' },
        params: { ...booking, role: 'borrower', other_id: 'lender', by: 'self' },
      },
    ]);
  });

  test('of an hourly booking says that it is by the hour', () => {
    const [mail] = bookingMails({ ...NEWS, startDate: '', endDate: '' });
    expect(mail?.params).toMatchObject({ time: 'hours', start_date: '', end_date: '' });
    expect(bookingMails({ ...NEWS, endDate: '' })[0]?.params.time).toBe('hours');
  });

  test('that the system made was done by nobody', () => {
    expect(told({ actorId: '' })).toEqual([
      ['lender', 'lender', 'nobody'],
      ['borrower', 'borrower', 'nobody'],
    ]);
  });

  test('is told to the managers and the office where these are named, and says so', () => {
    const news = { managerIds: ['manager'], officeId: 'office', actorId: 'manager' };
    expect(told(news)).toEqual([
      ['office', 'office', 'other'],
      ['manager', 'lender', 'self'],
      ['lender', 'lender', 'other'],
      ['borrower', 'borrower', 'other'],
    ]);
    const mails = bookingMails({ ...NEWS, ...news });
    expect(mails.map(({ params }) => params.office)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(mails.map(({ params }) => params.other_id)).toEqual([
      'borrower',
      'borrower',
      'borrower',
      'lender',
    ]);
  });

  test('is told once to who is several of these, by the role nearest to the booking', () => {
    expect(told({ managerIds: ['borrower', 'lender'], officeId: 'lender' })).toEqual([
      ['lender', 'lender', 'other'],
      ['borrower', 'borrower', 'self'],
    ]);
    expect(told({ lenderId: 'borrower', officeId: 'borrower' })).toEqual([['borrower', 'borrower', 'self']]);
  });

  test.each<[MailedChange, string, string]>([
    ['created', 'booking_created', 'series_created'],
    ['updated', 'booking_updated', 'booking_updated'],
    ['extended', 'booking_extended', 'booking_extended'],
    ['delayed', 'booking_delayed', 'booking_delayed'],
    ['not_delayed', 'booking_not_delayed', 'booking_not_delayed'],
    ['cancelled', 'booking_cancelled', 'series_cancelled'],
    ['dispute_opened', 'booking_dispute_opened', 'booking_dispute_opened'],
    ['dispute_closed', 'booking_dispute_closed', 'booking_dispute_closed'],
  ])('%s: one booking is told by %s, several of a series by %s', (change, one, several) => {
    const templates = (occasions: readonly Occasion[]) =>
      bookingMails({ ...NEWS, change, occasions }).map(({ template }) => template);
    expect(templates([])).toEqual([one, one]);
    expect(templates([OCCASION])).toEqual([one, one]);
    expect(templates([OCCASION, OCCASION])).toEqual([several, several]);
  });

  test('of a series carries when each of them is; of one alone there is nothing more to say', () => {
    const later = { ...OCCASION, startDate: '2026-12-01', endDate: '2026-12-04' };
    const [mail] = bookingMails({ ...NEWS, occasions: [OCCASION, later] });
    expect(JSON.parse(mail?.params.occasions ?? '')).toMatchObject([
      { start_date: '2026-11-24', end_date: '2026-11-27' },
      { start_date: '2026-12-01', end_date: '2026-12-04' },
    ]);
    expect(bookingMails({ ...NEWS, occasions: [OCCASION] })[0]?.params).not.toHaveProperty('occasions');
  });

  test('that moves a booking again because its item is still late is one piece of news', () => {
    const delayed = { ...NEWS, change: 'delayed' as const, delayedFrom: new Date('2026-11-23T15:00:00Z') };
    const keysOf = (more: Partial<BookingNews>) =>
      bookingMails({ ...delayed, ...more }).map(({ key }) => key);
    expect(keysOf({ eventId: 'e2' })).toEqual(keysOf({ eventId: 'e1' }));
    const chosenAnew = { delayedFrom: new Date('2026-12-01T15:00:00Z') };
    for (const other of [{ bookingId: 'b2' }, chosenAnew]) expect(keysOf(other)).not.toEqual(keysOf({}));
    expect(keysOf({ change: 'updated', eventId: 'e2' })).not.toEqual(keysOf({ change: 'updated' }));
  });

  test('that a booking is ready to collect is told to its borrower alone, once for each start', () => {
    const ready = { ...NEWS, change: 'prepared' as const, actorId: 'lender' };
    const keysOf = (more: Partial<BookingNews>) => bookingMails({ ...ready, ...more }).map(({ key }) => key);
    expect(bookingMails(ready)).toMatchObject([
      {
        template: 'booking_prepared',
        receiver: { userId: 'borrower' },
        params: { role: 'borrower', by: 'other' },
      },
    ]);
    expect(keysOf({ eventId: 'e2' })).toEqual(keysOf({ eventId: 'e1' }));
    expect(keysOf({ startAt: new Date('2026-12-01T15:00:00Z') })).not.toEqual(keysOf({}));
  });

  test('is news for a week, and not a moment longer', () => {
    const week = 7 * 24 * 60 * 60 * 1_000;
    expect(isNews(1_000, 1_000 + week)).toBe(true);
    expect(isNews(1_000, 1_001 + week)).toBe(false);
  });

  test('a booking of days that have passed is told to nobody; what happens to one later is', () => {
    const end = NEWS.endAt.getTime();
    expect(isOver(NEWS, end - 1)).toBe(false);
    expect(isOver(NEWS, end)).toBe(true);
    expect(isOver({ ...NEWS, change: 'dispute_opened' }, end)).toBe(false);
  });
});
