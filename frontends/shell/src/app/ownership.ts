import type { RemoteName } from '@kashikari/web-kit';

/**
 * The remote that renders each path (product spec, section 2). The first match applies. A remote can add a screen below
 * its paths without a new build of the shell.
 */
const OWNERS: readonly (readonly [RegExp, RemoteName])[] = [
  [/^\/goods\/[^/]+\/(bookings|numbers)(\/|$)/, 'bookings'],
  [/^\/-\/[^/]+\/(numbers|stocktaking|usage_reports)(\/|$)/, 'bookings'],
  [/^\/(goods|search|display_options|sort_options|preview)(\/|$)/, 'goods'],
  [/^\/(bookings|bookings_history|today|numbers)(\/|$)/, 'bookings'],
  [/^\/(-|users)\/[^/]+\/export\/goods_qr_code\/?$/, 'goods'],
  [/^\/(groups|invites|-)(\/|$)/, 'groups'],
  [/^\/users\/[^/]+\/managers(\/|$)/, 'groups'],
  [/^\/users\/[^/]+\/goods_picker\/?$/, 'goods'],
  [/^\/(payments|subscriptions)(\/|$)/, 'payments'],
];

/** The paths that require an account: a visitor signs in first and returns. */
const MEMBERS_ONLY: readonly RegExp[] = [
  /^\/(bookings|bookings_history|today|numbers)(\/|$)/,
  /^\/groups(\/new)?\/?$/,
  /^\/invites\/?$/,
  /^\/goods\/(new|edit|[^/]+\/(edit|numbers))(\/|$)/,
  /^\/-\/[^/]+\/(edit|members|numbers|stocktaking|usage_reports|auth_tokens|invite|posts|goods_picker|folder_picker|export|sign_up\/edit|notification_setting)(\/|$)/,
  /^\/users\/[^/]+\/(managers|goods_picker|export)(\/|$)/,
  /^\/payments(\/|$)/,
];

/** Returns the remote that owns a path, or undefined if there is no such remote. */
export function ownerOf(pathname: string): RemoteName | undefined {
  return OWNERS.find(([path]) => path.test(pathname))?.[1];
}

export function needsAccount(pathname: string): boolean {
  return MEMBERS_ONLY.some((path) => path.test(pathname));
}
