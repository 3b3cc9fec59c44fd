import { accountRoutes } from './accounts/account.routes';
import { analyticsRoutes } from './analytics/analytics.routes';
import { authTokenImportRoutes } from './auth-tokens/auth-token-import.routes';
import { authTokenRoutes } from './auth-tokens/auth-token.routes';
import { bookRoutes } from './books/book.routes';
import { bookingActRoutes } from './bookings/booking-acts.routes';
import { bookingBulkRoutes } from './bookings/booking-bulk.routes';
import { bookingCalendarRoutes } from './bookings/booking-calendar.routes';
import { bookingExportRoutes } from './bookings/booking-export.routes';
import { bookingRoutes } from './bookings/booking.routes';
import { reminderRoutes } from './bookings/reminder.routes';
import { companionRoutes } from './bookings/companions.routes';
import { dayRoutes } from './bookings/day.routes';
import { usageReportRoutes } from './usage-reports/usage-report.routes';
import { usageRoutes } from './bookings/usage.routes';
import { closedDateRoutes } from './users/closed-dates.routes';
import { recurringRoutes } from './bookings/recurring.routes';
import { feedRoutes } from './feeds/feed.routes';
import { clientErrorRoutes } from './client-errors/client-error.routes';
import { commentRoutes } from './comments/comment.routes';
import { folderRoutes } from './folders/folder.routes';
import { graphqlRoutes } from './graphql/graphql.routes';
import { helpRoutes } from './help/help.routes';
import { labRoutes } from './labs/lab.routes';
import { labelRoutes } from './labels/label.routes';
import { likeRoutes } from './likes/like.routes';
import { goodBulkRoutes } from './goods/good-bulk.routes';
import { goodRoutes } from './goods/good.routes';
import { groupRoutes } from './groups/group.routes';
import { importRoutes } from './imports/import.routes';
import { setupRoutes } from './setup/setup.routes';
import { imageRoutes } from './images/image.routes';
import { liveRoutes } from './live/live.routes';
import { inviteRoutes } from './invites/invite.routes';
import { managerRoutes } from './managers/manager.routes';
import { membershipRoutes } from './memberships/membership.routes';
import { groupNotificationSettingRoutes } from './messages/group-notification-setting.routes';
import { notificationSettingRoutes } from './messages/notification-setting.routes';
import { noteRoutes } from './messages/note.routes';
import { messageRoutes } from './messages/message.routes';
import { postRoutes } from './posts/post.routes';
import { passkeyRoutes } from './passkeys/passkey.routes';
import { deviceRoutes } from './push-tokens/device.routes';
import { pushTokenRoutes } from './push-tokens/push-token.routes';
import { providerRoutes } from './providers/provider.routes';
import { cardRoutes } from './payments/card.routes';
import { ledgerExportRoutes } from './payments/ledger-export.routes';
import { paymentExportRoutes } from './payments/payment-export.routes';
import { documentRoutes } from './payments/document.routes';
import { payoutRoutes } from './payments/payout.routes';
import { salesRoutes } from './payments/sales.routes';
import { paymentRoutes } from './payments/payment.routes';
import { quoteRoutes } from './bookings/quote.routes';
import { billRoutes } from './plans/bill.routes';
import { personRoutes } from './people/person.routes';
import { planRoutes } from './plans/plan.routes';
import { reviewRoutes } from './reviews/review.routes';
import { scanRoutes } from './scans/scan.routes';
import { scheduleRoutes } from './schedules/schedule.routes';
import { shellRoutes } from './looks/shell.routes';
import { stocktakingPeriodRoutes } from './stocktakings/stocktaking-period.routes';
import { stocktakingRoutes } from './stocktakings/stocktaking.routes';
import { supportRoutes } from './support/support.routes';
import { suggestRoutes } from './search/suggest.routes';
import { securityRoutes } from './security/security.routes';
import { sessionRoutes } from './sessions/session.routes';
import { transferRoutes } from './transfers/transfer.routes';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe.routes';
import { userExportRoutes } from './user-exports/user-export.routes';
import { signUpRoutes } from './sign-up/sign-up.routes';
import { userRoutes } from './users/user.routes';
import { versionRoutes } from './version/version.routes';
import { waitRoutes } from './waits/wait.routes';
import { deliveryRoutes } from './webhooks/delivery.routes';
import { webhookRoutes } from './webhooks/webhook.routes';
import type { Route } from './rest/request-context';

/** All routes below `/v1`, by resource, in the order of the document. */
export const RESOURCES: readonly (readonly Route[])[] = [
  sessionRoutes,
  providerRoutes,
  passkeyRoutes,
  securityRoutes,
  accountRoutes,
  shellRoutes,
  setupRoutes,
  signUpRoutes,
  [...userRoutes, ...personRoutes],
  userExportRoutes,
  closedDateRoutes,
  groupRoutes,
  postRoutes,
  membershipRoutes,
  inviteRoutes,
  managerRoutes,
  [...authTokenRoutes, ...authTokenImportRoutes],
  goodRoutes,
  suggestRoutes,
  goodBulkRoutes,
  importRoutes,
  bookRoutes,
  graphqlRoutes,
  helpRoutes,
  labRoutes,
  labelRoutes,
  scanRoutes,
  transferRoutes,
  folderRoutes,
  likeRoutes,
  reviewRoutes,
  commentRoutes,
  scheduleRoutes,
  liveRoutes,
  imageRoutes,
  bookingRoutes,
  bookingActRoutes,
  bookingBulkRoutes,
  bookingCalendarRoutes,
  bookingExportRoutes,
  companionRoutes,
  dayRoutes,
  usageRoutes,
  analyticsRoutes,
  usageReportRoutes,
  reminderRoutes,
  [...stocktakingPeriodRoutes, ...stocktakingRoutes],
  recurringRoutes,
  feedRoutes,
  waitRoutes,
  quoteRoutes,
  [...paymentExportRoutes, ...paymentRoutes, ...cardRoutes],
  [...payoutRoutes, ...salesRoutes, ...ledgerExportRoutes, ...documentRoutes],
  messageRoutes,
  noteRoutes,
  notificationSettingRoutes,
  unsubscribeRoutes,
  groupNotificationSettingRoutes,
  pushTokenRoutes,
  [...webhookRoutes, ...deliveryRoutes],
  deviceRoutes,
  billRoutes,
  planRoutes,
  versionRoutes,
  clientErrorRoutes,
  supportRoutes,
];

export const ROUTES: readonly Route[] = RESOURCES.flat();
