import type { StoredFields } from '@kashikari/platform';
import type { AccountSnapshot, GoodSnapshot } from '../../domain/snapshots';

/**
 * Fields of goods that are stored: all fields of catalog's snapshot. A new field that is missing here does not compile.
 */
export const GOOD_KEPT: StoredFields<GoodSnapshot> = {
  deleted: true,
  title: true,
  ownerId: true,
  groupIds: true,
  quantity: true,
  isHourly: true,
  maxDays: true,
  marginDays: true,
  isExclusive: true,
  autoExtend: true,
  forReferenceOnly: true,
  restrictReservation: true,
  onlyScanBooking: true,
  confirmationUponReturn: true,
  lentFrom: true,
  lentTo: true,
  isPublic: true,
  isPublicUse: true,
  isHidden: true,
  managementId: true,
  labelHash: true,
  isbn: true,
  category: true,
  priced: true,
  prices: true,
};

/** Fields of accounts that are stored: the name and the lending rules. */
export const ACCOUNT_KEPT: StoredFields<AccountSnapshot> = {
  deleted: true,
  name: true,
  zone: true,
  maxSupplies: true,
  limitSupplyRegardlessOfDate: true,
  disabledDaysIndexes: true,
  closedDates: true,
  closedOnHolidays: true,
  atLeastDaysAhead: true,
  extendableDays: true,
  allowReturnByBorrower: true,
  allowHandOverByUser: true,
  allowManageByUser: true,
  manageHandOver: true,
  disableAutoDelay: true,
  preventPublicAccess: true,
  queueAnswerHours: true,
  reminderTime: true,
  reminderDaysIndexes: true,
};
