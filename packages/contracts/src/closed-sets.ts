import { closedSet } from './closed-set';
import { BillingInterval, PlanSource } from './gen/kashikari/billing/v1/billing';
import { PlanId } from './gen/kashikari/billing/v1/events';
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
import { LinkPurpose, SecurityEventKind } from './gen/kashikari/identity/v1/security';
import { BookingState, MessageSide, WaitState } from './gen/kashikari/reservation/v1/events';
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
import { SearchFacet, SearchFilter, SearchSort, SuggestionKind } from './gen/kashikari/search/v1/search';

/** Every closed set of the protos, by the name of its enum (docs/adr/0039). */
export const SETS = {
  bookSource: closedSet(BookSource, 'BOOK_SOURCE'),
  billingInterval: closedSet(BillingInterval, 'BILLING_INTERVAL'),
  bookingMethod: closedSet(BookingMethod, 'BOOKING_METHOD'),
  bookingScope: closedSet(BookingScope, 'BOOKING_SCOPE'),
  bookingSort: closedSet(BookingSort, 'BOOKING_SORT'),
  bookingState: closedSet(BookingState, 'BOOKING_STATE'),
  busyState: closedSet(BusyState, 'BUSY_STATE'),
  cardPermission: closedSet(CardPermission, 'CARD_PERMISSION'),
  closedBy: closedSet(ClosedBy, 'CLOSED_BY'),
  dayPart: closedSet(DayPart, 'DAY_PART'),
  dayState: closedSet(DayState, 'DAY_STATE'),
  errorKind: closedSet(ErrorKind, 'ERROR_KIND'),
  groupRole: closedSet(GroupRole, 'GROUP_ROLE'),
  illustrationTile: closedSet(IllustrationTile, 'ILLUSTRATION_TILE'),
  importKind: closedSet(ImportKind, 'IMPORT_KIND'),
  importOutcome: closedSet(ImportOutcome, 'IMPORT_OUTCOME'),
  importState: closedSet(ImportState, 'IMPORT_STATE'),
  inviteKind: closedSet(InviteKind, 'INVITE_KIND'),
  inviteList: closedSet(InviteList, 'INVITE_LIST'),
  inviteState: closedSet(InviteState, 'INVITE_STATE'),
  linkPurpose: closedSet(LinkPurpose, 'LINK_PURPOSE'),
  locale: closedSet(Locale, 'LOCALE', { LOCALE_JA_HIRA: 'ja-Hira' }),
  messageSide: closedSet(MessageSide, 'MESSAGE_SIDE'),
  messageSort: closedSet(MessageSort, 'MESSAGE_SORT'),
  planId: closedSet(PlanId, 'PLAN_ID'),
  planSource: closedSet(PlanSource, 'PLAN_SOURCE'),
  recurrence: closedSet(Recurrence, 'RECURRENCE'),
  searchFacet: closedSet(SearchFacet, 'SEARCH_FACET'),
  searchFilter: closedSet(SearchFilter, 'SEARCH_FILTER'),
  searchSort: closedSet(SearchSort, 'SEARCH_SORT'),
  suggestionKind: closedSet(SuggestionKind, 'SUGGESTION_KIND'),
  securityEventKind: closedSet(SecurityEventKind, 'SECURITY_EVENT_KIND'),
  transferState: closedSet(TransferState, 'TRANSFER_STATE'),
  usageBy: closedSet(UsageBy, 'USAGE_BY'),
  usageSort: closedSet(UsageSort, 'USAGE_SORT'),
  waitState: closedSet(WaitState, 'WAIT_STATE'),
  whyNot: closedSet(WhyNot, 'WHY_NOT'),
} as const;
