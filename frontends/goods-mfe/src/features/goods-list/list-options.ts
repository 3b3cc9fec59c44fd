import { IconCalendar, IconClock, IconGrid, IconList, IconMenu, type Prefs } from '@kashikari/web-kit';

/** Which goods are shown. */
export const FILTERS: readonly Prefs['filter'][] = ['all', 'available', 'in_use'];

/** The orders of a list of goods. */
export const SORTS: readonly Prefs['sort'][] = ['latest', 'popular', 'alphabetic', 'booked_at'];

/** The views of a list of goods, each with its icon. */
export const VIEWS = [
  { view: 'icon', icon: IconGrid },
  { view: 'list', icon: IconList },
  { view: 'text', icon: IconMenu },
  { view: 'two-week', icon: IconCalendar },
  { view: 'time', icon: IconClock },
] as const;
