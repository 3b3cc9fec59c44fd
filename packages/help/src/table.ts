import type { Article } from './article';

/** Facts about an article besides its text. */
export type ArticleRow = Pick<Article, 'slug' | 'topic' | 'routes' | 'frequent' | 'updated'>;

const WRITTEN = '2026-11-29';

/** Articles that answer frequent questions: the facts of section 1 of the specification. */
const FREQUENT: readonly string[] = [
  'plans',
  'who-needs-a-plan',
  'members-count',
  'cancel-a-plan',
  'nonprofit',
  'my-data',
];

function rowsOf(topic: ArticleRow['topic'], articles: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(articles).map(([slug, routes]): ArticleRow => ({
    ...{ slug, topic, routes, updated: WRITTEN },
    frequent: FREQUENT.includes(slug),
  }));
}

/** Every article by its slug, with the routes that it explains, in the order in which they are listed. */
export const TABLE: readonly ArticleRow[] = [
  ...rowsOf('borrow', {
    book: ['/goods/:id', '/goods/:goodId/bookings/new', '/bookings/:id/complete', '/search', '/home'],
    'borrow-now': ['/goods/:goodId/bookings/new/now', '/q/:code', '/qrcode-scanner'],
    'book-several': ['/bookings/new/bulk', '/goods/:goodId/bookings/new/repeat'],
    extend: ['/bookings/:id/extend', '/bookings/:id', '/bookings'],
    cancel: ['/bookings/:id/edit', '/bookings/:id'],
    'running-late': ['/bookings/:id', '/bookings', '/bookings/use'],
    return: ['/bookings', '/bookings/use', '/bookings/bulk_return'],
    'wait-in-line': ['/goods/:goodId/bookings/new', '/bookings'],
    'scanning-fails': ['/qrcode-scanner', '/barcode-scanner', '/q/:code', '/goods/attach'],
    messages: ['/bookings/:id'],
    'report-a-problem': ['/bookings/:id/dispute'],
    reviews: ['/goods/:id/reviews', '/goods/:id/comments'],
    'sign-in': [
      ...['/sign_in', '/sign_in_methods', '/email_sign_in', '/sign_up', '/users/new'],
      ...['/users/:id/sign_in', '/users/:id/security', '/verify_email'],
    ],
  }),
  ...rowsOf('lend', {
    'first-items': ['/tutorial', '/goods/new', '/goods/:id/edit'],
    'import-items': [
      ...['/goods/new/import_select', '/goods/new/csv_import'],
      ...['/goods/new/isbn_import', '/goods/edit/csv_import'],
    ],
    'print-labels': ['/-/:id/export/goods_qr_code', '/users/:id/export/goods_qr_code', '/goods/:id/share'],
    'days-off': ['/users/:id/edit/:part', '/goods/:id/edit'],
    'who-can-borrow': ['/goods/:id/edit', '/goods/new', '/users/:id/goods_picker'],
    'lending-rules': ['/users/:id/edit/:part', '/users/:id/edit'],
    'hand-over': ['/today', '/bookings/counter', '/bookings/lend'],
    stocktaking: [
      ...['/-/:id/stocktaking', '/-/:id/stocktaking/create'],
      ...['/-/:id/stocktaking/create/:code', '/-/:id/stocktaking/check'],
    ],
    figures: [
      ...['/numbers/daily', '/-/:id/numbers/daily', '/numbers', '/-/:id/numbers', '/goods/:id/numbers'],
    ],
    'usage-report': ['/-/:id/usage_reports'],
    transfer: ['/goods/:id/edit/transfer', '/-/:id/edit/transfer'],
    'shared-device': ['/device_setting', '/users/:id/devices'],
  }),
  ...rowsOf('groups', {
    'create-a-group': ['/groups/new', '/groups', '/-/:id/edit', '/-/:id'],
    'join-a-group': ['/groups/join', '/-/:id/sign_up', '/invites', '/groups'],
    'invite-members': [
      ...['/-/:id/members/new', '/-/:id/invite/email', '/-/:id/invite/handout', '/-/:id/members/edit'],
    ],
    'member-cards': [
      ...['/-/:id/auth_tokens', '/-/:id/auth_tokens/export', '/-/:id/auth_tokens/import'],
      ...['/auth_tokens/:jti', '/member_sign_in'],
    ],
    'link-a-card': ['/users/:id/link_card', '/auth_tokens/:jti'],
    roles: ['/-/:id/members/edit', '/users/:id/managers/edit'],
    'group-url': ['/-/:id/edit'],
    'sign-up-screen': ['/-/:id/sign_up/edit'],
    folders: ['/-/:id/edit/folders', '/-/:id/folder_picker', '/-/:id/goods_picker'],
    announcements: ['/-/:id/posts', '/-/:id/posts/new', '/-/:id/posts/:postId'],
    'several-accounts': ['/menu', '/users/:id/edit'],
    'delete-account': ['/users/:id/delete'],
  }),
  ...rowsOf('money', {
    prices: ['/goods/:id/edit', '/payments/:id'],
    pay: ['/payments/:id/checkout', '/payments/:id', '/payments/method', '/payments/history'],
    refunds: ['/payments/:id', '/bookings/:id'],
    payouts: ['/payments/payouts', '/payments/sales'],
    receipts: ['/payments/documents', '/payments/:id/receipt'],
    'group-fees': ['/-/:id/edit'],
    plans: ['/subscriptions/pricing', '/subscriptions/upgrade', '/lp', '/sign_up'],
    'who-needs-a-plan': ['/subscriptions/pricing'],
    'members-count': ['/subscriptions/upgrade', '/-/:id/members/edit'],
    'cancel-a-plan': ['/subscriptions/upgrade', '/subscriptions/legacy_upgrade'],
    nonprofit: ['/subscriptions/upgrade', '/subscriptions/pricing'],
  }),
  ...rowsOf('notices', {
    'which-notices': ['/users/:id/notification_setting', '/-/:id/notification_setting', '/invites/stop'],
    reminders: ['/user_reminder_setting', '/today'],
    push: ['/users/:id/notification_setting'],
    chat: ['/webhooks', '/webhooks/new', '/users/:id/webhooks'],
    languages: ['/languages', '/time_zone_setting', '/labs', '/users/:id/edit/:part'],
  }),
  ...rowsOf('connect', {
    webhooks: ['/webhooks', '/webhooks/new', '/webhooks/:id', '/webhooks/:id/edit', '/users/:id/webhooks'],
    export: ['/bookings/search', '/bookings_history', '/bookings/all', '/numbers', '/goods/:id/numbers'],
    calendar: ['/bookings/calendars'],
    rest: [],
    contact: ['/contact', '/feedback', '/help', '/support'],
    'my-data': ['/privacy', '/cookies', '/users/:id/history', '/users/:id/edit/:part'],
  }),
];
