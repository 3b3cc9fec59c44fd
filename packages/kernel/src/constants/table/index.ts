import { ACCOUNTS } from './accounts';
import { BROWSER } from './browser';
import { LENDING } from './lending';
import { SUPPORT } from './support';

export type { ConstantRow } from './row';

/**
 * Every constant of the product by area, for docs/settings.md and `npm run check`. Products never import it: its prose would
 * be part of every bundle.
 */
export const TABLE = {
  'Goods and bookings': LENDING,
  Accounts: ACCOUNTS,
  Support: SUPPORT,
  Browser: BROWSER,
} as const;
