import type { Day } from '@kashikari/kernel';
import type { View } from './browser';
import { Person } from './people';
import { dayAfter } from './today';

/** Viewer of a screen: signed out, a borrower, or the lender. */
export type Viewer = 'visitor' | 'member' | 'lender';

/** Resources of the demonstration that addresses name. */
export interface World {
  readonly people: Readonly<Record<Exclude<Viewer, 'visitor'>, Person>>;
  /** A good by the day of which there are several, and one by the hour. */
  readonly goodId: string;
  readonly hourlyId: string;
  /** A group of the lender's, which the member belongs to. */
  readonly slug: string;
  /** A folder of that group. */
  readonly folderId: string;
  /** A booking of the member's that can still be changed. */
  readonly bookingId: string;
  /** A booking of the lender's goods that can be extended. */
  readonly lentId: string;
  /** A day a month from now. */
  readonly later: Day;
}

/** Finds in the demonstration, as it is on a day, what the screens below are opened with. */
export async function demonstration(url: string, day: Day): Promise<World> {
  const member = await Person.signIn(url, 'misaki@example.com', 'kashikari-demo');
  const lender = await Person.signIn(url, 'himawari@example.com', 'kashikari-demo');
  const { goods } = await member.call('GET', '/goods?per_page=100');
  const { bookings } = await member.call('GET', '/bookings?scope=use&per_page=100');
  const { groups } = await lender.call('GET', '/groups');
  const good = goods.find(
    (one: Good) => !one.is_hourly && one.quantity > 1 && one.owner_id === lender.id && one.thumbnail_url,
  );
  const hourly = goods.find((one: Good) => one.is_hourly);
  const booking = bookings.find(
    (one: Booking) => one.permissions.includes('update') && one.permissions.includes('cancel'),
  );
  const { bookings: given } = await lender.call('GET', '/bookings?scope=lend&per_page=100');
  const lent = given.find((one: Booking) => one.permissions.includes('extend'));
  if (!good || !hourly || !booking || !lent)
    throw new Error('The demonstration lacks a thing that the screens need.');
  await wait(good, lender, member, dayAfter(80, day));
  const { folder } = await lender.call('POST', '/folders', { group_id: groups[0].id, title: 'えほん' });
  return {
    people: { member, lender },
    goodId: good.id,
    hourlyId: hourly.id,
    slug: groups[0].slug,
    folderId: folder.id,
    bookingId: booking.id,
    lentId: lent.id,
    later: dayAfter(30, day),
  };
}

/** The member waits for what the lender has booked, all of it. */
async function wait({ id, quantity }: Good, lender: Person, member: Person, day: Day): Promise<void> {
  const range = { good_id: id, quantity, start_date: day, end_date: day };
  await lender.call('POST', '/bookings', range);
  await member.call('POST', '/waits', range);
}

interface Good {
  readonly id: string;
  readonly is_hourly: boolean;
  readonly quantity: number;
  readonly owner_id: string;
  readonly thumbnail_url: string | null;
}

interface Booking {
  readonly id: string;
  readonly permissions: readonly string[];
}

interface Screen {
  /** The name of its pictures. */
  readonly name: string;
  readonly as: Viewer;
  /** View of goods on the device; default: pictures. */
  readonly view?: View;
  path(world: World): string;
}

const NOBODY = '01900000-0000-7000-8000-000000000000';

const screen = (name: string, as: Viewer, path: string | Screen['path']): Screen => ({
  name,
  as,
  path: typeof path === 'string' ? () => path : path,
});

/** Every screen of the shell and the remotes, once or more by viewer. */
export const SCREENS: readonly Screen[] = [
  screen('landing', 'visitor', '/lp'),
  screen('invites-stop', 'visitor', '/invites/stop?token=none'),
  screen('landing-books', 'visitor', '/lp/books'),
  screen('setup-over', 'visitor', '/setup'),
  screen('sign-up', 'visitor', '/sign_up'),
  screen('sign-up-member', 'visitor', '/sign_up?as=member'),
  screen('sign-in', 'visitor', '/sign_in_methods'),
  screen('email-sign-in', 'visitor', '/email_sign_in'),
  screen('member-sign-in', 'visitor', '/member_sign_in'),
  screen('provider-not-ours', 'visitor', '/auth_redirect?state=none&code=none'),
  screen('link-spent', 'visitor', '/auth_redirect?token=spent'),
  screen('label-unknown', 'member', '/q/AAAAAAAAAAAA'),
  screen('card-spent', 'visitor', '/auth_tokens/spent'),
  screen('verification-spent', 'visitor', '/verify_email?token=spent'),
  screen('languages', 'visitor', '/languages'),
  screen('support', 'visitor', '/support'),
  screen('help', 'member', '/help'),
  screen('help-article', 'visitor', '/help/extend'),
  screen('help-answer', 'member', '/help?q=返すのが遅れそう'),
  screen('contact', 'member', '/contact'),
  screen('feedback', 'member', '/feedback'),
  screen('terms', 'visitor', '/terms'),
  screen('privacy', 'visitor', '/privacy'),
  screen('commerce-law', 'visitor', '/commerce_law'),
  screen('cookies', 'visitor', '/cookies'),
  screen('pricing', 'visitor', '/subscriptions/pricing'),
  screen('group-outside', 'visitor', ({ slug }) => `/-/${slug}`),
  screen('good-outside', 'visitor', ({ goodId }) => `/goods/${goodId}`),
  screen('page-not-found', 'visitor', '/no/such/page'),
  screen('home', 'member', '/home'),
  screen('home-liked', 'member', '/home/liked'),
  screen('home-booked', 'member', '/home/booked'),
  // Few rows are enough: axe looks at every cell.
  { ...screen('two-weeks', 'member', '/search?match=カメラ'), view: 'two-week' },
  { ...screen('twelve-hours', 'member', '/home'), view: 'time' },
  screen('home-group', 'member', '/home/groups/0'),
  screen('search', 'member', '/search?match=カメラ'),
  screen('search-suggest', 'member', '/search/suggest?q=カメ'),
  screen('search-empty', 'member', '/search?match=ないもの'),
  screen('display-options', 'member', '/display_options'),
  screen('sort-options', 'member', '/sort_options'),
  screen('good', 'member', ({ goodId }) => `/goods/${goodId}`),
  screen('good-pictures', 'member', ({ goodId }) => `/preview/${goodId}?image=0`),
  screen('good-hourly', 'member', ({ hourlyId }) => `/goods/${hourlyId}`),
  screen('good-reviews', 'member', ({ goodId }) => `/goods/${goodId}/reviews`),
  screen('good-comments', 'member', ({ goodId }) => `/goods/${goodId}/comments`),
  screen('good-share', 'member', ({ goodId }) => `/goods/${goodId}/share`),
  screen('good-not-found', 'member', `/goods/${NOBODY}`),
  screen('booking-new', 'member', ({ goodId }) => `/goods/${goodId}/bookings/new`),
  screen('booking-new-hourly', 'member', ({ hourlyId }) => `/goods/${hourlyId}/bookings/new`),
  screen('bookings', 'member', '/bookings'),
  screen('booking', 'member', ({ bookingId }) => `/bookings/${bookingId}`),
  screen('booking-dispute', 'member', ({ bookingId }) => `/bookings/${bookingId}/dispute`),
  screen('booking-edit', 'member', ({ bookingId }) => `/bookings/${bookingId}/edit`),
  screen('booking-bulk', 'member', '/bookings/new/bulk'),
  screen('bookings-bulk-return', 'member', '/bookings/bulk_return'),
  screen('bookings-history', 'member', '/bookings_history'),
  screen('bookings-search', 'member', '/bookings/search'),
  screen(
    'booking-repeat',
    'member',
    ({ goodId, later }) => `/goods/${goodId}/bookings/new/repeat?from=${later}&to=${later}`,
  ),
  screen('booking-now', 'member', ({ hourlyId }) => `/goods/${hourlyId}/bookings/new/now`),
  screen('booking-complete', 'member', ({ bookingId }) => `/bookings/${bookingId}/complete`),
  screen('payments-history', 'member', '/payments/history'),
  screen('documents', 'member', '/payments/documents'),
  screen('payouts', 'lender', '/payments/payouts'),
  screen('sales', 'lender', '/payments/sales'),
  screen('payments-method', 'member', '/payments/method'),
  screen('checkout-not-found', 'member', `/payments/${NOBODY}/checkout`),
  screen('payment-not-found', 'member', `/payments/${NOBODY}`),
  screen('receipt-not-found', 'member', `/payments/${NOBODY}/receipt`),
  screen('groups', 'member', '/groups'),
  screen('invites', 'member', '/invites'),
  screen('groups-join', 'member', '/groups/join'),
  screen('group', 'member', ({ slug }) => `/-/${slug}`),
  screen('posts', 'member', ({ slug }) => `/-/${slug}/posts`),
  screen('managers', 'member', ({ people }) => `/users/${people.member.id}/managers/edit`),
  screen('members-seen', 'member', ({ slug }) => `/-/${slug}/members/edit`),
  screen('scan', 'member', '/qrcode-scanner'),
  screen('menu', 'member', '/menu'),
  screen('notification-setting', 'member', ({ people }) => `/users/${people.member.id}/notification_setting`),
  screen('group-notices', 'member', ({ slug }) => `/-/${slug}/notification_setting`),
  screen('person', 'member', ({ people }) => `/users/${people.member.id}`),
  screen('person-borrower', 'lender', ({ people }) => `/users/${people.member.id}`),
  screen('credentials', 'member', ({ people }) => `/users/${people.member.id}/sign_in`),
  screen('devices', 'member', ({ people }) => `/users/${people.member.id}/devices`),
  screen('link-card', 'member', ({ people }) => `/users/${people.member.id}/link_card`),
  screen('history', 'member', ({ people }) => `/users/${people.member.id}/history`),
  screen('remove-account', 'member', ({ people }) => `/users/${people.member.id}/delete`),
  screen('shared-device', 'member', '/device_setting'),
  screen('time-zone', 'member', '/time_zone_setting'),
  screen('reminder-setting', 'lender', '/user_reminder_setting'),
  screen('sign-in-methods', 'member', ({ people }) => `/users/${people.member.id}/security`),
  screen('settings', 'member', ({ people }) => `/users/${people.member.id}/edit`),
  ...['account', 'device', 'safety', 'danger'].map((part) =>
    screen(`settings-${part}`, 'member', ({ people }) => `/users/${people.member.id}/edit/${part}`),
  ),
  ...['lending', 'closed_days'].map((part) =>
    screen(
      `settings-${part.replace('_', '-')}`,
      'lender',
      ({ people }) => `/users/${people.lender.id}/edit/${part}`,
    ),
  ),
  screen('labs', 'member', '/labs'),
  screen('webhooks', 'lender', ({ people }) => `/users/${people.lender.id}/webhooks`),
  screen('webhook-new', 'lender', '/webhooks/new'),
  screen('webhook-not-found', 'lender', `/webhooks/${NOBODY}`),
  screen('webhook-edit-not-found', 'lender', `/webhooks/${NOBODY}/edit`),
  screen('shell-look', 'lender', '/settings/shell'),
  screen('tutorial', 'lender', '/tutorial'),
  screen('home-lender', 'lender', '/home'),
  screen('good-lender', 'lender', ({ goodId }) => `/goods/${goodId}`),
  screen('good-bookings', 'lender', ({ goodId }) => `/goods/${goodId}/bookings`),
  screen('good-bookings-history', 'lender', ({ goodId }) => `/goods/${goodId}/bookings/history`),
  screen('good-new', 'lender', '/goods/new'),
  screen('import-select', 'lender', ({ slug }) => `/goods/new/import_select?group=${slug}`),
  screen('csv-import', 'lender', ({ slug }) => `/goods/new/csv_import?group=${slug}`),
  screen('csv-import-edit', 'lender', '/goods/edit/csv_import'),
  screen('code-attach', 'lender', '/goods/attach?code=4901234567894'),
  screen('isbn-import', 'lender', '/goods/new/isbn_import'),
  screen('good-edit', 'lender', ({ goodId }) => `/goods/${goodId}/edit`),
  screen('good-transfer', 'lender', ({ goodId }) => `/goods/${goodId}/edit/transfer`),
  screen('goods-picker', 'lender', ({ people }) => `/users/${people.lender.id}/goods_picker`),
  screen('bookings-lend', 'lender', '/bookings/lend'),
  screen('booking-extend', 'lender', ({ lentId }) => `/bookings/${lentId}/extend?days=2`),
  screen('counter', 'lender', '/bookings/counter'),
  screen('today', 'lender', '/today'),
  screen('numbers', 'lender', '/numbers'),
  screen('numbers-daily', 'lender', '/numbers/daily'),
  screen('group-numbers', 'lender', ({ slug }) => `/-/${slug}/numbers`),
  screen('group-numbers-daily', 'lender', ({ slug }) => `/-/${slug}/numbers/daily`),
  screen('usage-reports', 'lender', ({ slug }) => `/-/${slug}/usage_reports`),
  screen('stocktaking', 'lender', ({ slug }) => `/-/${slug}/stocktaking`),
  screen('stocktaking-next', 'lender', ({ slug }) => `/-/${slug}/stocktaking/create`),
  screen('stocktaking-count', 'lender', ({ slug, goodId }) => `/-/${slug}/stocktaking/create/${goodId}`),
  screen('stocktaking-check', 'lender', ({ slug }) => `/-/${slug}/stocktaking/check`),
  screen('good-numbers', 'lender', ({ goodId }) => `/goods/${goodId}/numbers`),
  screen('bookings-all', 'lender', '/bookings/all'),
  screen('calendars', 'lender', '/bookings/calendars'),
  screen('plan', 'lender', '/subscriptions/upgrade'),
  screen('plan-legacy', 'lender', '/subscriptions/legacy_upgrade'),
  screen('group-lender', 'lender', ({ slug }) => `/-/${slug}`),
  screen('group-new', 'lender', '/groups/new'),
  screen('group-settings', 'lender', ({ slug }) => `/-/${slug}/edit`),
  screen('group-sign-up-edit', 'lender', ({ slug }) => `/-/${slug}/sign_up/edit`),
  screen('group-transfer', 'lender', ({ slug }) => `/-/${slug}/edit/transfer`),
  screen('group-folders', 'lender', ({ slug }) => `/-/${slug}/edit/folders`),
  screen('folder-goods', 'lender', ({ slug, folderId }) => `/-/${slug}/goods_picker?folder=${folderId}`),
  screen('group-goods', 'lender', ({ slug }) => `/-/${slug}/goods_picker`),
  screen('group-labels', 'lender', ({ slug }) => `/-/${slug}/export/goods_qr_code`),
  screen('labels', 'lender', ({ people }) => `/users/${people.lender.id}/export/goods_qr_code`),
  screen('folder-picker', 'lender', ({ slug, goodId }) => `/-/${slug}/folder_picker?good=${goodId}`),
  screen('group-folder-list', 'lender', ({ slug }) => `/-/${slug}/folder_picker`),
  screen('post-new', 'lender', ({ slug }) => `/-/${slug}/posts/new`),
  screen('invite-handout', 'lender', ({ slug }) => `/-/${slug}/invite/handout`),
  screen('members', 'lender', ({ slug }) => `/-/${slug}/members/edit`),
  screen('member-cards', 'lender', ({ slug }) => `/-/${slug}/auth_tokens`),
  screen('member-cards-import', 'lender', ({ slug }) => `/-/${slug}/auth_tokens/import`),
  screen('member-cards-print', 'lender', ({ slug }) => `/-/${slug}/auth_tokens/export`),
  screen('invite-email', 'lender', ({ slug }) => `/-/${slug}/invite/email`),
  screen('member-new', 'lender', ({ slug }) => `/-/${slug}/members/new`),
];
