import { bookingContextOf, bookingOf, BORROWER, DAYS, HOUR, noon } from '../../test/booking-contexts';
import { showWait } from './shown-wait';
import { anonymous, show } from './shown-booking';
import { newWait } from './wait';

describe('a booking as somebody sees it', () => {
  it('has its state, its length, its margin and what may be done', () => {
    const booking = bookingOf(DAYS, 1);
    expect(show(bookingContextOf({ booking }))).toEqual({
      booking,
      ...{ goodTitle: 'Camera', state: 'reserved', notCollected: false, extendedDays: 0, overdueInDays: 0 },
      price: null,
      returnedQuantity: 0,
      locked: { from: noon('2027-01-09') - 12 * HOUR, until: noon('2027-01-14') - 12 * HOUR },
      ...{ duration: 3, shortTurnRound: false, anonymous: false, unreadMessages: 0, remindedAt: null },
      permissions: ['update', 'extend', 'return', 'open_dispute'],
    });
  });

  it('says that it is late, or was never collected', () => {
    const now = noon('2027-01-14');
    expect(show(bookingContextOf({ now }))).toMatchObject({ state: 'overdue', overdueInDays: 2 });
    expect(show(bookingContextOf({ now, lender: { manageHandOver: true } }))).toMatchObject({
      ...{ state: 'reserved', notCollected: true, overdueInDays: 0 },
    });
  });

  it('says that the next has too little time to those who manage it alone', () => {
    const sight = { shortTurnRound: true };
    expect(show(bookingContextOf(), sight).shortTurnRound).toBe(true);
    expect(show(bookingContextOf({ caller: BORROWER }), sight).shortTurnRound).toBe(false);
  });

  it('counts the messages that its reader has not read', () => {
    expect(show({ ...bookingContextOf(), unreadMessages: 2 }).unreadMessages).toBe(2);
  });
});

describe('a booking of somebody unknown', () => {
  const booking = {
    ...bookingOf(DAYS, 1),
    ...{ memo: 'x', seriesId: 's', method: 'scan' as const, handedOverAt: 1, delayedFrom: 2 },
    ...{ returnedAt: 3, receivedAt: 4, awaitsReceipt: true },
    dispute: { openedAt: 1, openedBy: 'ken', reason: 'broken' },
  };
  const from = booking.span.from;
  const untold = {
    ...booking,
    ...{ id: 'opaque', version: 1 },
    ...{
      borrowerId: '',
      bookedBy: '',
      memo: '',
      dispute: null,
      seriesId: null,
      method: 'web',
      handedOverAt: null,
    },
    ...{ returnedAt: null, receivedAt: null, awaitsReceipt: false, delayedFrom: null },
    ...{ createdAt: from, updatedAt: from },
  };

  it('tells when and how many, and nothing by which its borrower could be known', () => {
    expect(anonymous(booking, 'opaque')).toEqual(untold);
  });

  it('is taken, whatever its state is', () => {
    const context = { ...bookingContextOf({ booking, now: noon('2027-01-14') }), unreadMessages: 3 };
    expect(show(context, { opaqueId: 'opaque', shortTurnRound: true })).toEqual({
      booking: untold,
      ...{ goodTitle: 'Camera', state: 'reserved', notCollected: false, extendedDays: 0, overdueInDays: 0 },
      returnedQuantity: 0,
      locked: { from: noon('2027-01-09') - 12 * HOUR, until: noon('2027-01-14') - 12 * HOUR },
      ...{
        duration: 3,
        permissions: [],
        shortTurnRound: false,
        anonymous: true,
        unreadMessages: 0,
        price: null,
        remindedAt: null,
      },
    });
  });
});

it('a wait as somebody sees it has the title and lender of its good, its place and what may be done', () => {
  const wait = newWait({ id: 'w', goodId: 'g', userId: 'u', quantity: 1, asked: DAYS }, 'Asia/Tokyo', 1);
  const good = { title: 'Camera', ownerId: 'hana' };
  expect(showWait({ wait, good, caller: { waits: true, manages: false }, now: 2 }, 1)).toEqual({
    ...{ wait, goodTitle: 'Camera', lenderId: 'hana', place: 1, permissions: ['leave'] },
  });
});
