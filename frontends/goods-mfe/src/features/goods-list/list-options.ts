import { IconCalendar, IconClock, IconGrid, IconList, IconMenu } from '@kashikari/web-kit';

/** The views of a list of goods, each with its icon. */
export const VIEWS = [
  { view: 'icon', icon: IconGrid },
  { view: 'list', icon: IconList },
  { view: 'text', icon: IconMenu },
  { view: 'two-week', icon: IconCalendar },
  { view: 'time', icon: IconClock },
] as const;
