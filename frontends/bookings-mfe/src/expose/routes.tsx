import { defineRemote, lazyScreen } from '@kashikari/web-kit';
import { HomeSlot } from '../features/home-slot/home-slot';

const NewBookingScreen = lazyScreen(
  () => import('../features/booking-form/new-booking-screen'),
  'NewBookingScreen',
);
const RepeatBookingScreen = lazyScreen(
  () => import('../features/repeat-booking/repeat-booking-screen'),
  'RepeatBookingScreen',
);
const NewBookingNowScreen = lazyScreen(
  () => import('../features/booking-form/new-booking-now-screen'),
  'NewBookingNowScreen',
);
const ChangeBookingScreen = lazyScreen(
  () => import('../features/booking-form/change-booking-screen'),
  'ChangeBookingScreen',
);
const BookingCompleteScreen = lazyScreen(
  () => import('../features/booking-complete/booking-complete-screen'),
  'BookingCompleteScreen',
);
const BookingPage = lazyScreen(() => import('../booking-page'), 'BookingPage');
const BookingHistoryScreen = lazyScreen(
  () => import('../features/booking-history/booking-history-screen'),
  'BookingHistoryScreen',
);
const BookingSearchScreen = lazyScreen(
  () => import('../features/booking-search/booking-search-screen'),
  'BookingSearchScreen',
);
const GoodBookingsScreen = lazyScreen(
  () => import('../features/good-bookings/good-bookings-screen'),
  'GoodBookingsScreen',
);
const CalendarFeedsScreen = lazyScreen(
  () => import('../features/calendar-feeds/calendar-feeds-screen'),
  'CalendarFeedsScreen',
);
const WaitingShelf = lazyScreen(() => import('../features/waits/waiting-shelf'), 'WaitingShelf');
const GoodQueue = lazyScreen(() => import('../features/waits/good-queue'), 'GoodQueue');
const ExtensionScreen = lazyScreen(() => import('../features/extension/extension-screen'), 'ExtensionScreen');
const DisputeScreen = lazyScreen(() => import('../features/dispute/dispute-screen'), 'DisputeScreen');
const CounterScreen = lazyScreen(() => import('../features/counter/counter-screen'), 'CounterScreen');
const BulkBookingScreen = lazyScreen(
  () => import('../features/bulk-booking/bulk-booking-screen'),
  'BulkBookingScreen',
);
const BulkReturnScreen = lazyScreen(
  () => import('../features/bulk-return/bulk-return-screen'),
  'BulkReturnScreen',
);
const DayScreen = lazyScreen(() => import('../features/day/day-screen'), 'DayScreen');
const LenderNumbersScreen = lazyScreen(
  () => import('../features/numbers/lender-numbers-screen'),
  'LenderNumbersScreen',
);
const GroupNumbersScreen = lazyScreen(
  () => import('../features/numbers/group-numbers-screen'),
  'GroupNumbersScreen',
);
const LenderDailyScreen = lazyScreen(
  () => import('../features/numbers/daily/lender-daily-screen'),
  'LenderDailyScreen',
);
const GroupDailyScreen = lazyScreen(
  () => import('../features/numbers/daily/group-daily-screen'),
  'GroupDailyScreen',
);
const UsageReportsScreen = lazyScreen(
  () => import('../features/usage-reports/usage-reports-screen'),
  'UsageReportsScreen',
);
const GoodNumbersScreen = lazyScreen(
  () => import('../features/numbers/good-numbers-screen'),
  'GoodNumbersScreen',
);
const StocktakingScreen = lazyScreen(
  () => import('../features/stocktaking/stocktaking-screen'),
  'StocktakingScreen',
);
const CountScreen = lazyScreen(() => import('../features/stocktaking/count-screen'), 'CountScreen');
const CheckScreen = lazyScreen(() => import('../features/stocktaking/check-screen'), 'CheckScreen');
const CardLoans = lazyScreen(() => import('../features/card-loans/card-loans'), 'CardLoans');
const GroupMonth = lazyScreen(() => import('../features/numbers/group-month'), 'GroupMonth');
const PersonBookings = lazyScreen(
  () => import('../features/person-bookings/person-bookings'),
  'PersonBookings',
);
const GoodDesk = lazyScreen(() => import('../features/good-desk/good-desk'), 'GoodDesk');
const ChoiceWays = lazyScreen(() => import('../features/booking-form/choice-ways'), 'ChoiceWays');
const BookingsScreen = lazyScreen(() => import('../features/booking-list/bookings-screen'), 'BookingsScreen');

/** The exports of this remote: the booking screens, and the caller's next bookings for Home. */
export const remote = defineRemote({
  name: 'bookings',
  kit: KIT_VERSION,
  translations: {
    ja: () => import('../i18n/ja.json'),
    en: () => import('../i18n/en.json'),
    'ja-Hira': () => import('../i18n/ja-Hira.json'),
  },
  routes: [
    { path: 'goods/:goodId/bookings/new', element: <NewBookingScreen /> },
    {
      path: 'goods/:id/bookings',
      element: <GoodBookingsScreen key="live" part="live" queue={<GoodQueue />} />,
    },
    { path: 'goods/:id/bookings/history', element: <GoodBookingsScreen key="over" part="over" /> },
    { path: 'goods/:goodId/bookings/new/repeat', element: <RepeatBookingScreen /> },
    { path: 'goods/:goodId/bookings/new/now', element: <NewBookingNowScreen /> },
    { path: 'bookings', element: <BookingsScreen scope="use" Waits={WaitingShelf} /> },
    { path: 'bookings/use', element: <BookingsScreen scope="use" Waits={WaitingShelf} /> },
    { path: 'bookings/lend', element: <BookingsScreen scope="lend" /> },
    { path: 'bookings/all', element: <BookingsScreen scope="all" /> },
    { path: 'bookings/calendars', element: <CalendarFeedsScreen /> },
    { path: 'bookings/search', element: <BookingSearchScreen /> },
    { path: 'today', element: <DayScreen /> },
    { path: 'numbers', element: <LenderNumbersScreen /> },
    { path: 'numbers/daily', element: <LenderDailyScreen /> },
    { path: '-/:id/numbers', element: <GroupNumbersScreen /> },
    { path: '-/:id/numbers/daily', element: <GroupDailyScreen /> },
    { path: '-/:id/usage_reports', element: <UsageReportsScreen /> },
    { path: '-/:id/stocktaking', element: <StocktakingScreen /> },
    { path: '-/:id/stocktaking/create', element: <CountScreen /> },
    { path: '-/:id/stocktaking/create/:code', element: <CountScreen /> },
    { path: '-/:id/stocktaking/check', element: <CheckScreen /> },
    { path: 'goods/:id/numbers', element: <GoodNumbersScreen /> },
    { path: 'bookings_history', element: <BookingHistoryScreen /> },
    { path: 'bookings/new/bulk', element: <BulkBookingScreen /> },
    { path: 'bookings/counter', element: <CounterScreen /> },
    { path: 'bookings/bulk_return', element: <BulkReturnScreen /> },
    { path: 'bookings/:id', element: <BookingPage /> },
    { path: 'bookings/:id/edit', element: <ChangeBookingScreen /> },
    { path: 'bookings/:id/extend', element: <ExtensionScreen /> },
    { path: 'bookings/:id/dispute', element: <DisputeScreen /> },
    { path: 'bookings/:id/complete', element: <BookingCompleteScreen /> },
  ],
  slots: {
    home: HomeSlot,
    'card-loans': CardLoans,
    'good-desk': GoodDesk,
    'choice-ways': ChoiceWays,
    'group-month': GroupMonth,
    'person-bookings': PersonBookings,
  },
});
