import type { Topic } from '@kashikari/help';
import { IconCalendar, IconPrice, type IconShape, IconUsers } from '@kashikari/web-kit';
// Icons of this screen alone: those of the kit are part of every first visit.
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';

/** The icon of each topic of the help. */
export const TOPIC_ICONS: Readonly<Record<Topic, IconShape>> = {
  borrow: IconCalendar,
  lend: IconPackage,
  groups: IconUsers,
  money: IconPrice,
  notices: IconBell,
  connect: IconCode,
};
