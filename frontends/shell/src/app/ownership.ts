import type { RemoteName } from '@kashikari/web-kit';

/**
 * Which remote draws which paths (product spec, section 2). The first match counts. A remote adds a screen below its own
 * paths without the shell being built again.
 */
const OWNERS: readonly (readonly [RegExp, RemoteName])[] = [
  [/^\/goods\/[^/]+\/bookings(\/|$)/, 'bookings'],
  [/^\/(goods|search)(\/|$)/, 'goods'],
  [/^\/(bookings|bookings_history)(\/|$)/, 'bookings'],
  [/^\/(groups|-)(\/|$)/, 'groups'],
  [/^\/(payments|subscriptions)(\/|$)/, 'payments'],
];

/** The remote that owns a path, or undefined when nobody does. */
export function ownerOf(pathname: string): RemoteName | undefined {
  return OWNERS.find(([path]) => path.test(pathname))?.[1];
}
