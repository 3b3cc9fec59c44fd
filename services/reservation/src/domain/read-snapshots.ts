import { usableTimeZone, type Day } from '@kashikari/kernel';
import type {
  AccountSnapshot,
  Snapshot,
  GoodSnapshot,
  GroupSnapshot,
  ManagerSnapshot,
  MembershipSnapshot,
} from './snapshots';
import type { Lender } from './good';

/** The fields of the terms in `kashikari.catalog.v1.GoodChanged` that are read here. */
export interface GoodTermsNews {
  readonly quantity: number;
  readonly isHourly: boolean;
  readonly maxDays?: number;
  readonly marginDays: number;
  readonly isExclusive: boolean;
  readonly autoExtend: boolean;
  readonly forReferenceOnly: boolean;
  readonly restrictReservation: boolean;
  readonly onlyScanBooking: boolean;
  readonly confirmationUponReturn: boolean;
  readonly from: Day;
  readonly to: Day;
  readonly pricePerHour?: number;
  readonly pricePerDay?: number;
  readonly pricePerWeek?: number;
  readonly pricePerMonth?: number;
}

/** The fields of `kashikari.catalog.v1.GoodChanged` that are read here. */
export interface GoodNews extends Snapshot {
  readonly title: string;
  readonly ownerId: string;
  readonly groupIds: readonly string[];
  readonly terms?: GoodTermsNews;
  readonly isPublic: boolean;
  readonly isPublicUse: boolean;
  readonly isHidden: boolean;
  readonly managementId: string;
  readonly labelHash: string;
  readonly isbn: string;
  readonly category: string;
  readonly purchasePrice?: number;
}

/** The fields of `kashikari.identity.v1.UserChanged` that are read here. */
export interface AccountNews extends Snapshot {
  readonly name: string;
  readonly timeZone: string;
  readonly reminderDaysIndexes: readonly number[];
  readonly lenderRules?: LenderRulesNews;
}

export interface LenderRulesNews
  extends
    Omit<
      Lender,
      | 'id'
      | 'version'
      | 'zone'
      | 'maxSupplies'
      | 'queueAnswerHours'
      | 'holidays'
      | 'publicHolidays'
      | 'reminderDaysIndexes'
    >,
    Pick<AccountSnapshot, 'disableAutoDelay' | 'preventPublicAccess' | 'closedOnHolidays'> {
  readonly maxSupplies?: number;
  readonly queueAnswerHours?: number;
}

/** A good without terms (a tombstone may be sent without) has no units, so nothing can be booked of it. */
export function goodSnapshotOf(news: GoodNews): GoodSnapshot {
  const { terms } = news;
  const prices = {
    perHour: terms?.pricePerHour ?? null,
    perDay: terms?.pricePerDay ?? null,
    perWeek: terms?.pricePerWeek ?? null,
    perMonth: terms?.pricePerMonth ?? null,
  };
  return {
    id: news.id,
    version: news.version,
    deleted: news.deleted,
    title: news.title,
    ownerId: news.ownerId,
    groupIds: news.groupIds,
    quantity: terms?.quantity ?? 0,
    isHourly: terms?.isHourly ?? false,
    maxDays: terms?.maxDays ?? null,
    marginDays: terms?.marginDays ?? 0,
    isExclusive: terms?.isExclusive ?? false,
    autoExtend: terms?.autoExtend ?? false,
    forReferenceOnly: terms?.forReferenceOnly ?? false,
    restrictReservation: terms?.restrictReservation ?? false,
    onlyScanBooking: terms?.onlyScanBooking ?? false,
    confirmationUponReturn: terms?.confirmationUponReturn ?? false,
    lentFrom: terms?.from || null,
    lentTo: terms?.to || null,
    isPublic: news.isPublic,
    isPublicUse: news.isPublicUse,
    isHidden: news.isHidden,
    managementId: news.managementId,
    labelHash: news.labelHash,
    isbn: news.isbn,
    category: news.category,
    priced: Object.values(prices).some((price) => (price ?? 0) > 0),
    prices: { ...prices, purchasePrice: news.purchasePrice ?? null },
  };
}

/** The defaults are those of the REST contract. */
export function accountSnapshotOf(news: AccountNews): AccountSnapshot {
  const rules = news.lenderRules;
  return {
    id: news.id,
    version: news.version,
    deleted: news.deleted,
    name: news.name,
    zone: usableTimeZone(news.timeZone),
    maxSupplies: rules?.maxSupplies ?? null,
    limitSupplyRegardlessOfDate: rules?.limitSupplyRegardlessOfDate ?? false,
    disabledDaysIndexes: rules?.disabledDaysIndexes ?? [],
    closedDates: rules?.closedDates ?? [],
    closedOnHolidays: rules?.closedOnHolidays ?? '',
    atLeastDaysAhead: rules?.atLeastDaysAhead ?? 0,
    extendableDays: rules?.extendableDays ?? 0,
    allowReturnByBorrower: rules?.allowReturnByBorrower ?? true,
    allowHandOverByUser: rules?.allowHandOverByUser ?? false,
    allowManageByUser: rules?.allowManageByUser ?? true,
    manageHandOver: rules?.manageHandOver ?? false,
    disableAutoDelay: rules?.disableAutoDelay ?? false,
    preventPublicAccess: rules?.preventPublicAccess ?? false,
    queueAnswerHours: rules?.queueAnswerHours ?? 24,
    reminderTime: rules?.reminderTime || '09:00',
    reminderDaysIndexes: news.reminderDaysIndexes,
  };
}

/** Returns the stored fields of a snapshot; further fields of its message are dropped. */
export function groupSnapshotOf({
  id,
  version,
  deleted,
  ownerId,
  memberBookingVisible,
}: GroupSnapshot): GroupSnapshot {
  return { id, version, deleted, ownerId, memberBookingVisible };
}

export function membershipSnapshotOf(news: MembershipSnapshot): MembershipSnapshot {
  const { id, version, deleted, groupId, userId, groupOwner, disabled, successorId } = news;
  return { id, version, deleted, groupId, userId, groupOwner, disabled, successorId };
}

export function managerSnapshotOf({
  id,
  version,
  deleted,
  accountId,
  userId,
}: ManagerSnapshot): ManagerSnapshot {
  return { id, version, deleted, accountId, userId };
}
