import {
  IconCalendar,
  IconCard,
  IconChart,
  IconClock,
  IconGrid,
  IconKey,
  IconLanguage,
  IconMail,
  IconWarning,
  type IconShape,
} from '@kashikari/web-kit';

interface Part {
  readonly icon: IconShape;
  /** Returns the path of the part for a user id. */
  readonly path: (userId: string) => string;
  /** Limits the part to lenders. */
  readonly lending?: boolean;
}

const below = (name: string) => (userId: string) => `/users/${userId}/edit/${name}`;

/** The parts of the settings, in the order of their menu. */
const PARTS = {
  account: { icon: IconCard, path: below('account') },
  lending: { icon: IconGrid, path: below('lending'), lending: true },
  closed_days: { icon: IconCalendar, path: below('closed_days'), lending: true },
  reminders: { icon: IconClock, path: () => '/user_reminder_setting', lending: true },
  notices: { icon: IconMail, path: (userId) => `/users/${userId}/notification_setting` },
  device: { icon: IconLanguage, path: below('device') },
  labs: { icon: IconChart, path: () => '/labs' },
  safety: { icon: IconKey, path: below('safety') },
  danger: { icon: IconWarning, path: below('danger') },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof PARTS;

export const isPart = (name: string): name is PartName => Object.hasOwn(PARTS, name);

/** Returns the parts in the user's menu. */
export function partsFor(lends: boolean): [PartName, Part][] {
  return (Object.entries(PARTS) as [PartName, Part][]).filter(([, { lending }]) => lends || !lending);
}
