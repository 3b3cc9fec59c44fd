import { PAST_ID, TRIPOD_ID, stock } from '../screens/counts';
import { dayAt, lendersDay, onDay } from '../screens/day';
import { BOOKING_ID, GOOD_ID, booking, good, lender, user } from '../screens/fixtures';
import { faces } from '../screens/faces';
import { groupAt, ownGroup } from '../screens/groups';
import { screens } from '../screens/open-screen';
import { ours } from '../screens/ours';
import { http } from '../screens/server';
import { figures } from '../screens/usage';
import { usageReport, usageReports } from '../screens/usage-reports';

screens();

const as = lender();
const theGood = `/goods/${GOOD_ID}`;
const theBooking = `/bookings/${BOOKING_ID}`;
const lent = ours();
const disputable = [
  http.get('/bookings/{id}', ({ response }) =>
    response(200).json({
      booking: booking({ state: 'handed_over', permissions: ['open_dispute', 'return'] }),
      ...{
        related_bookings: [],
        related_members_bookings: [],
        review: null,
        goods: [good()],
        users: [lender(), user()],
      },
    }),
  ),
];
const preview = [
  http.get('/bookings/{id}/extend', ({ response }) => {
    const day = { start_date: '2031-05-15', end_date: '2031-05-18', start_at: '', end_at: '' };
    const extended = { booking_id: BOOKING_ID, user_id: user().id, quantity: 1, from: day, to: day };
    return response(200).json({
      ...{ digest: 'd', extended, moves: [], told_user_ids: [], users: [], days_without_moving: 2 },
    });
  }),
];

faces('a search', { path: '/search?match=x', reads: ['/goods'], shows: 'カメラ' });
faces('a good', { path: theGood, reads: ['/goods/:id'], shows: '一眼レフ' });
faces('a new good', { path: '/goods/new', as, answers: lent, shows: 'A photo and a name are enough.' });
faces('a code for a good', {
  path: '/goods/attach?code=4901234567894',
  as,
  answers: lent,
  reads: ['/goods'],
  shows: /^カメラ$|^No item found$/,
});
faces('a good that is changed', {
  path: `${theGood}/edit`,
  as,
  answers: lent,
  reads: ['/goods/:id'],
  shows: 'Groups that can borrow it',
});
faces('the bookings of a good', {
  path: `${theGood}/bookings`,
  as,
  answers: lent,
  reads: ['/bookings'],
  shows: /美香/,
});
faces('the history of a good', {
  path: `${theGood}/bookings/history`,
  as,
  answers: lent,
  reads: ['/bookings'],
  shows: /美香/,
});
faces('a new booking', {
  path: `${theGood}/bookings/new`,
  reads: ['/goods/:id'],
  shows: 'Choose the first and the last day',
});
faces('borrowing from now', {
  path: `${theGood}/bookings/new/now`,
  reads: ['/goods/:id'],
  shows: 'Until when?',
});
faces('bookings', { path: '/bookings', reads: ['/bookings'], shows: 'Coming up' });
faces('what one borrows', { path: '/bookings/use', reads: ['/bookings'], shows: 'Coming up' });
faces('what one lends', {
  path: '/bookings/lend',
  as,
  answers: lent,
  reads: ['/bookings'],
  shows: 'Coming up',
});
faces('all bookings', { path: '/bookings/all', as, answers: lent, reads: ['/bookings'], shows: 'Coming up' });
faces('a booking', { path: theBooking, reads: ['/bookings/:id'], shows: /Thu 15 – Fri 16 May/ });
faces('a dispute', {
  path: `${theBooking}/dispute`,
  answers: disputable,
  reads: ['/bookings/:id'],
  shows: 'What is the problem?',
});
faces('a booking that is changed', {
  path: `${theBooking}/edit`,
  reads: ['/bookings/:id'],
  shows: 'Change booking',
});
faces('a booking that is made', {
  path: `${theBooking}/complete`,
  reads: ['/bookings/:id'],
  shows: 'See booking',
});
faces('an extension', {
  path: `${theBooking}/extend?days=2`,
  as,
  answers: [...preview, ...lent],
  reads: ['/bookings/:id'],
  shows: /^Extend/,
});
faces('a booking of many', { path: '/bookings/new/bulk', reads: ['/goods'], shows: 'Select the 1 shown' });
faces('a return of many', {
  path: '/bookings/bulk_return',
  reads: ['/bookings'],
  shows: 'Nothing to return',
});
faces('a lender’s day', {
  path: '/today',
  as,
  answers: [dayAt(lendersDay({ due: [onDay(1, '三脚')] })), ...lent],
  reads: ['/bookings/day'],
  shows: '三脚',
});
faces('the figures of a lender', {
  path: '/numbers',
  as,
  answers: [...figures(), ...lent],
  reads: ['/bookings/usage'],
  shows: 'Most in April: 23 loans',
  refused: 'You can’t see these figures',
});
faces('the figures of a group', {
  path: '/-/himawari/numbers',
  as,
  answers: [...figures(), ...lent],
  reads: ['/bookings/usage'],
  shows: 'Most in April: 23 loans',
  refused: 'You can’t see these figures',
});
faces('the figures of a lender by day', {
  path: '/numbers/daily',
  as,
  answers: [...figures(), ...lent],
  reads: ['/analytics/daily'],
  shows: 'Became late',
  refused: 'You can’t see these figures',
});
faces('the figures of a group by day', {
  path: '/-/himawari/numbers/daily',
  as,
  answers: [...figures(), ...lent],
  reads: ['/analytics/daily'],
  shows: 'Became late',
  refused: 'You can’t see these figures',
});
faces('usage reports', {
  path: '/-/himawari/usage_reports',
  as,
  answers: [groupAt(ownGroup()), ...usageReports([usageReport()])],
  reads: ['/groups/:id/usage_reports'],
  shows: 'Available until 21 May',
});
faces('the figures of a good', {
  path: `${theGood}/numbers`,
  as,
  answers: [...figures(), ...lent],
  reads: ['/bookings/usage'],
  shows: 'Most in April: 23 loans',
  refused: 'You can’t see these figures',
});
faces('stocktaking', {
  path: '/-/himawari/stocktaking',
  as,
  answers: stock(),
  reads: ['/groups/:id', '/stocktaking_periods'],
  shows: '2030 秋',
});
faces('the count of an item', {
  path: `/-/himawari/stocktaking/create/${TRIPOD_ID}`,
  as,
  answers: stock(),
  reads: ['/groups/:id', '/goods/:id'],
  shows: '三脚',
});
faces('the check of a stocktaking', {
  path: '/-/himawari/stocktaking/check',
  as,
  answers: stock(),
  reads: ['/groups/:id', '/stocktakings/check'],
  shows: 'ランタン',
});
faces('the check of a stocktaking that is closed', {
  path: `/-/himawari/stocktaking/check?period=${PAST_ID}`,
  as,
  answers: stock(),
  shows: 'ランタン',
});
faces('the counter', { path: '/bookings/counter', as, answers: lent, reads: ['/groups'], shows: /Who/ });
faces('calendars', { path: '/bookings/calendars', reads: ['/feeds'], shows: 'My bookings' });
faces('past bookings', { path: '/bookings_history', reads: ['/bookings'], shows: '2 bookings' });
faces('a search of bookings', { path: '/bookings/search', reads: ['/bookings'], shows: '1 booking' });

const dates = [
  http.post('/bookings/recurring', ({ response }) =>
    response(200).json({
      dates: [
        {
          ...{ start_date: '2031-05-20', end_date: '2031-05-20', start_at: null, end_at: null },
          ...{ ok: true, code: null, message: null, params: null },
        },
      ],
      ...{ bookings: [], series_id: null },
    }),
  ),
];
faces('a booking that repeats', {
  path: `${theGood}/bookings/new/repeat?from=2031-05-20&to=2031-05-20`,
  ...{ answers: dates, reads: ['/goods/:id'], shows: 'How often' },
});
