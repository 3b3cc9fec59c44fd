/**
 * Everything generated from `proto/`, one namespace per proto file, because message names repeat between packages.
 * `src/gen` is made by `npm run proto` (and by every build that finds it stale); it is not committed, see
 * docs/adr/0003-generated-code-is-made-by-the-build.md.
 */
export * as billing from './gen/kashikari/billing/v1/billing';
export * as billingEvents from './gen/kashikari/billing/v1/events';
export * as catalog from './gen/kashikari/catalog/v1/catalog';
export * as folders from './gen/kashikari/catalog/v1/folder';
export * as catalogEvents from './gen/kashikari/catalog/v1/events';
export * as errors from './gen/kashikari/common/v1/error';
export * as paging from './gen/kashikari/common/v1/page';
export * as testHooks from './gen/kashikari/common/v1/test_hooks';
export * as identity from './gen/kashikari/identity/v1/identity';
export * as identityEvents from './gen/kashikari/identity/v1/events';
export * as posts from './gen/kashikari/identity/v1/post';
export * as seats from './gen/kashikari/identity/v1/seat';
export * as security from './gen/kashikari/identity/v1/security';
export * as signInMethods from './gen/kashikari/identity/v1/sign_in_method';
export * as messages from './gen/kashikari/reservation/v1/message';
export * as notificationSettings from './gen/kashikari/notify/v1/notification_setting';
export * as notify from './gen/kashikari/notify/v1/notify';
export * as push from './gen/kashikari/notify/v1/push';
export * as reservation from './gen/kashikari/reservation/v1/reservation';
export * as reservationEvents from './gen/kashikari/reservation/v1/events';
export * as search from './gen/kashikari/search/v1/search';
export * from './closed-set';
export { SETS } from './closed-sets';
export { exactly } from './exactly';
export { packIds, unpackIds } from './id-column';
export { PatchOf } from './patch';
export { PATCHES } from './patches';
