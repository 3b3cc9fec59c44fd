import { closedSet } from './closed-set';
import { BillingInterval, PlanSource, SubscriptionStatus } from './gen/kashikari/billing/v1/billing';
import { BillKind, PlanLineKind } from './gen/kashikari/billing/v1/contract';
import { PaymentChange, PaymentReason, PaymentStatus, PlanId } from './gen/kashikari/billing/v1/events';
import { DocumentKind, DocumentScope } from './gen/kashikari/billing/v1/document';
import {
  ChargebackState,
  FeeStatus,
  HandMethod,
  PaymentScope,
  Settlement,
} from './gen/kashikari/billing/v1/payment';
import { BalanceItemKind, DifferenceKind, PayoutStatus } from './gen/kashikari/billing/v1/payout';
import { BookSource } from './gen/kashikari/catalog/v1/book';
import { IllustrationTile, WhyNot } from './gen/kashikari/catalog/v1/catalog';
import { TransferState } from './gen/kashikari/catalog/v1/events';
import { ImportKind, ImportOutcome, ImportState } from './gen/kashikari/catalog/v1/import';
import { ErrorKind } from './gen/kashikari/common/v1/error';
import { Locale } from './gen/kashikari/identity/v1/events';
import {
  CardPermission,
  GroupRole,
  InviteKind,
  InviteList,
  InviteState,
} from './gen/kashikari/identity/v1/identity';
import { MailSecurity, MailSource } from './gen/kashikari/identity/v1/installation';
import { LinkPurpose, SecurityEventKind } from './gen/kashikari/identity/v1/security';
import { NoticeKind } from './gen/kashikari/notify/v1/unsubscribe';
import {
  WebhookDeliveryState,
  WebhookEvent,
  WebhookProvider,
  WebhookState,
} from './gen/kashikari/notify/v1/webhook';
import { BookingState, MessageSide, PriceLineKind, WaitState } from './gen/kashikari/reservation/v1/events';
import { MessageSort } from './gen/kashikari/reservation/v1/message';
import {
  BookingMethod,
  BookingScope,
  BookingSort,
  BusyState,
  ClosedBy,
  DayPart,
  DayState,
  Recurrence,
  UsageBy,
  UsageSort,
} from './gen/kashikari/reservation/v1/reservation';
import { SettleChoice, StocktakingState } from './gen/kashikari/reservation/v1/stocktaking';
import { UsageReportFormat, UsageReportState } from './gen/kashikari/reservation/v1/usage_report';
import { SearchFacet, SearchFilter, SearchSort, SuggestionKind } from './gen/kashikari/search/v1/search';

/** Every closed set of the protos, by the name of its enum (docs/adr/0039). */
export const SETS = {
  balanceItemKind: closedSet(BalanceItemKind, 'BALANCE_ITEM_KIND'),
  bookSource: closedSet(BookSource, 'BOOK_SOURCE'),
  billKind: closedSet(BillKind, 'BILL_KIND'),
  billingInterval: closedSet(BillingInterval, 'BILLING_INTERVAL'),
  bookingMethod: closedSet(BookingMethod, 'BOOKING_METHOD'),
  bookingScope: closedSet(BookingScope, 'BOOKING_SCOPE'),
  bookingSort: closedSet(BookingSort, 'BOOKING_SORT'),
  bookingState: closedSet(BookingState, 'BOOKING_STATE'),
  busyState: closedSet(BusyState, 'BUSY_STATE'),
  cardPermission: closedSet(CardPermission, 'CARD_PERMISSION'),
  chargebackState: closedSet(ChargebackState, 'CHARGEBACK_STATE'),
  closedBy: closedSet(ClosedBy, 'CLOSED_BY'),
  dayPart: closedSet(DayPart, 'DAY_PART'),
  dayState: closedSet(DayState, 'DAY_STATE'),
  differenceKind: closedSet(DifferenceKind, 'DIFFERENCE_KIND'),
  documentKind: closedSet(DocumentKind, 'DOCUMENT_KIND'),
  documentScope: closedSet(DocumentScope, 'DOCUMENT_SCOPE'),
  errorKind: closedSet(ErrorKind, 'ERROR_KIND'),
  feeStatus: closedSet(FeeStatus, 'FEE_STATUS'),
  groupRole: closedSet(GroupRole, 'GROUP_ROLE'),
  handMethod: closedSet(HandMethod, 'HAND_METHOD'),
  illustrationTile: closedSet(IllustrationTile, 'ILLUSTRATION_TILE'),
  importKind: closedSet(ImportKind, 'IMPORT_KIND'),
  importOutcome: closedSet(ImportOutcome, 'IMPORT_OUTCOME'),
  importState: closedSet(ImportState, 'IMPORT_STATE'),
  inviteKind: closedSet(InviteKind, 'INVITE_KIND'),
  inviteList: closedSet(InviteList, 'INVITE_LIST'),
  inviteState: closedSet(InviteState, 'INVITE_STATE'),
  linkPurpose: closedSet(LinkPurpose, 'LINK_PURPOSE'),
  locale: closedSet(Locale, 'LOCALE', { LOCALE_JA_HIRA: 'ja-Hira' }),
  mailSecurity: closedSet(MailSecurity, 'MAIL_SECURITY'),
  mailSource: closedSet(MailSource, 'MAIL_SOURCE'),
  messageSide: closedSet(MessageSide, 'MESSAGE_SIDE'),
  messageSort: closedSet(MessageSort, 'MESSAGE_SORT'),
  noticeKind: closedSet(NoticeKind, 'NOTICE_KIND'),
  paymentChange: closedSet(PaymentChange, 'PAYMENT_CHANGE'),
  paymentReason: closedSet(PaymentReason, 'PAYMENT_REASON'),
  paymentScope: closedSet(PaymentScope, 'PAYMENT_SCOPE'),
  paymentStatus: closedSet(PaymentStatus, 'PAYMENT_STATUS'),
  payoutStatus: closedSet(PayoutStatus, 'PAYOUT_STATUS'),
  planId: closedSet(PlanId, 'PLAN_ID'),
  planLineKind: closedSet(PlanLineKind, 'PLAN_LINE_KIND'),
  planSource: closedSet(PlanSource, 'PLAN_SOURCE'),
  priceLineKind: closedSet(PriceLineKind, 'PRICE_LINE_KIND'),
  recurrence: closedSet(Recurrence, 'RECURRENCE'),
  searchFacet: closedSet(SearchFacet, 'SEARCH_FACET'),
  searchFilter: closedSet(SearchFilter, 'SEARCH_FILTER'),
  searchSort: closedSet(SearchSort, 'SEARCH_SORT'),
  settleChoice: closedSet(SettleChoice, 'SETTLE_CHOICE'),
  settlement: closedSet(Settlement, 'SETTLEMENT'),
  subscriptionStatus: closedSet(SubscriptionStatus, 'SUBSCRIPTION_STATUS'),
  stocktakingState: closedSet(StocktakingState, 'STOCKTAKING_STATE'),
  suggestionKind: closedSet(SuggestionKind, 'SUGGESTION_KIND'),
  securityEventKind: closedSet(SecurityEventKind, 'SECURITY_EVENT_KIND'),
  transferState: closedSet(TransferState, 'TRANSFER_STATE'),
  usageReportFormat: closedSet(UsageReportFormat, 'USAGE_REPORT_FORMAT'),
  usageReportState: closedSet(UsageReportState, 'USAGE_REPORT_STATE'),
  usageBy: closedSet(UsageBy, 'USAGE_BY'),
  usageSort: closedSet(UsageSort, 'USAGE_SORT'),
  waitState: closedSet(WaitState, 'WAIT_STATE'),
  webhookDeliveryState: closedSet(WebhookDeliveryState, 'WEBHOOK_DELIVERY_STATE'),
  webhookEvent: closedSet(WebhookEvent, 'WEBHOOK_EVENT', {
    WEBHOOK_EVENT_BOOKING_CREATED: 'booking.created',
    WEBHOOK_EVENT_BOOKING_UPDATED: 'booking.updated',
    WEBHOOK_EVENT_BOOKING_EXTENDED: 'booking.extended',
    WEBHOOK_EVENT_BOOKING_DELAYED: 'booking.delayed',
    WEBHOOK_EVENT_BOOKING_HANDED_OVER: 'booking.handed_over',
    WEBHOOK_EVENT_BOOKING_RETURNED: 'booking.returned',
    WEBHOOK_EVENT_BOOKING_RECEIVED: 'booking.received',
    WEBHOOK_EVENT_BOOKING_CANCELLED: 'booking.cancelled',
    WEBHOOK_EVENT_BOOKING_OVERDUE: 'booking.overdue',
    WEBHOOK_EVENT_BOOKING_DISPUTE_OPENED: 'booking.dispute_opened',
    WEBHOOK_EVENT_BOOKING_DISPUTE_CLOSED: 'booking.dispute_closed',
    WEBHOOK_EVENT_MESSAGE_CREATED: 'message.created',
    WEBHOOK_EVENT_WAIT_OFFERED: 'wait.offered',
    WEBHOOK_EVENT_GOOD_CREATED: 'good.created',
    WEBHOOK_EVENT_GOOD_UPDATED: 'good.updated',
    WEBHOOK_EVENT_GOOD_DELETED: 'good.deleted',
    WEBHOOK_EVENT_COMMENT_CREATED: 'comment.created',
    WEBHOOK_EVENT_POST_CREATED: 'post.created',
    WEBHOOK_EVENT_MEMBERSHIP_CREATED: 'membership.created',
    WEBHOOK_EVENT_MEMBERSHIP_DELETED: 'membership.deleted',
    WEBHOOK_EVENT_STOCKTAKING_FINISHED: 'stocktaking.finished',
    WEBHOOK_EVENT_PAYMENT_SUCCEEDED: 'payment.succeeded',
    WEBHOOK_EVENT_PAYMENT_FAILED: 'payment.failed',
    WEBHOOK_EVENT_PAYMENT_REFUNDED: 'payment.refunded',
  }),
  webhookProvider: closedSet(WebhookProvider, 'WEBHOOK_PROVIDER'),
  webhookState: closedSet(WebhookState, 'WEBHOOK_STATE'),
  whyNot: closedSet(WhyNot, 'WHY_NOT'),
} as const;
