import { lazyScreen } from '../remotes/lazy-screen';

/** The large components come in chunks of their own: the first screens of a visit have no calendar. */
export const DayCalendar = lazyScreen(() => import('./day-calendar'), 'DayCalendar');
export const TwoWeekGrid = lazyScreen(() => import('./two-week-grid'), 'TwoWeekGrid');
export const HourGrid = lazyScreen(() => import('./hour-grid'), 'HourGrid');
export const HourPicker = lazyScreen(() => import('./hour-picker'), 'HourPicker');
