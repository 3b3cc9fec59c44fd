import { bookAndReturn, handOverAndReceive } from '../book-and-return';
import { resource } from '../resource';

/** Bookings and all that is done to one. Those that repeat are run with the calendars, see feeds.ts. */
export const bookings = resource({
  make: async () => ({}),
  examples: {
    createBooking: ({ goodId, day }) => ({
      body: { good_id: goodId, start_date: day(20), end_date: day(21), quantity: 1, method: 'api' },
    }),
    bulkCreateBookings: ({ goodId, otherGoodId, day }) => ({
      body: { good_ids: [goodId, otherGoodId], start_date: day(30), end_date: day(31) },
    }),
    createRecurringBookings: ({ goodId, day }) => ({
      body: {
        good_id: goodId,
        start_date: day(60),
        end_date: day(60),
        quantity: 1,
        repeat: { every: 'week', count: 2 },
      },
    }),
    cancelSeries: ({ bookingId }) => ({ params: { id: bookingId } }),
    listBookings: ({ goodId }) => ({ query: { good_id: goodId } }),
    exportBookings: ({ goodId }) => ({ query: { good_id: goodId } }),
    getLendersDay: ({ lender, group }) => ({ query: { lender_id: lender.id, group_id: group.id } }),
    getUsage: ({ lender }) => ({ query: { lender_id: lender.id, by: 'good' } }),
    listIdleGoods: ({ lender }) => ({ query: { lender_id: lender.id } }),
    listCompanions: ({ goodId, day }) => ({
      params: { id: goodId },
      query: { start_date: day(70), end_date: day(71) },
    }),
    getBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    getBookingCalendar: ({ bookingId }) => ({ params: { id: bookingId } }),
    updateBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { memo: 'Changed' } }),
    putBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { memo: 'Changed' } }),
    cancelBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    returnBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    revertReturn: ({ bookingId }) => ({ params: { id: bookingId } }),
    receiveBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    handOverBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    revertHandOver: ({ bookingId }) => ({ params: { id: bookingId } }),
    prepareBooking: ({ bookingId }) => ({ params: { id: bookingId } }),
    revertPrepare: ({ bookingId }) => ({ params: { id: bookingId } }),
    remindBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { words: 'Please' } }),
    extendBooking: ({ bookingId }) => ({ params: { id: bookingId }, body: { days: 1 } }),
    previewExtension: ({ bookingId }) => ({ params: { id: bookingId }, query: { days: 1 } }),
    openDispute: ({ bookingId }) => ({ params: { id: bookingId }, body: { reason: 'A scratch' } }),
    closeDispute: ({ bookingId }) => ({ params: { id: bookingId } }),
    bulkHandOverBookings: ({ bookingId }) => ({ body: { booking_ids: [bookingId] } }),
    bulkReturnBookings: ({ bookingId }) => ({ body: { booking_ids: [bookingId] } }),
  },
  run: {
    'books, moves, returns, reverts, extends, disputes and cancels': bookAndReturn,
    'hands over, takes that back, and confirms a return, where the lender and the good ask for it':
      handOverAndReceive,
  },
});
