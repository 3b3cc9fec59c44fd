import { claimOf, type BookingRange } from '@kashikari/availability';
import { startOfDay } from '@kashikari/kernel';
import type { Booking } from '../src/domain/booking';
import type { Good, Lender } from '../src/domain/good';
import type { Caller, BookingContext } from '../src/domain/booking-context';
import type { Phase } from '../src/domain/state';

export const ZONE = 'Asia/Tokyo';
export const HOUR = 3_600_000;

/** Noon of a day in the lender's zone. */
export const noon = (day: string): number => startOfDay(day, ZONE) + 12 * HOUR;

export const LENDER: Lender = {
  id: 'lender',
  version: 1,
  zone: ZONE,
  maxSupplies: null,
  limitSupplyRegardlessOfDate: false,
  disabledDaysIndexes: [],
  closedDates: [],
  holidays: new Set(),
  publicHolidays: new Set(),
  atLeastDaysAhead: 0,
  extendableDays: 0,
  allowReturnByBorrower: true,
  allowHandOverByUser: false,
  allowManageByUser: true,
  manageHandOver: false,
  disableAutoDelay: false,
  queueAnswerHours: 24,
  reminderTime: '09:00',
  reminderDaysIndexes: [],
};

export const GOOD: Good = {
  id: 'camera',
  version: 1,
  deleted: false,
  title: 'Camera',
  ownerId: LENDER.id,
  quantity: 3,
  isHourly: false,
  maxDays: null,
  marginDays: 0,
  isExclusive: false,
  autoExtend: false,
  forReferenceOnly: false,
  restrictReservation: false,
  onlyScanBooking: false,
  confirmationUponReturn: false,
  lentFrom: null,
  lentTo: null,
  managementId: '',
  labelHash: '',
  priced: false,
  prices: { perHour: null, perDay: null, perWeek: null, perMonth: null, purchasePrice: null },
};

const NOBODY: Caller = {
  userId: 'other',
  manages: false,
  borrows: false,
  oversees: false,
  borrowerMayBook: true,
};
export const MANAGER: Caller = { ...NOBODY, userId: LENDER.id, manages: true };
export const BORROWER: Caller = { ...NOBODY, userId: 'borrower', borrows: true };
export const GROUP_OWNER: Caller = { ...NOBODY, userId: 'owner', oversees: true };
export const ONLOOKER: Caller = NOBODY;

/** January 10 to 12, 2027; booked in December. */
export const DAYS: BookingRange = { unit: 'day', startDate: '2027-01-10', endDate: '2027-01-12' };

export function bookingOf(asked: BookingRange = DAYS, marginDays = 0, madeAt = noon('2026-12-01')): Booking {
  const terms = { zone: ZONE, marginDays };
  const { span, claim } = claimOf(asked, terms, madeAt);
  return {
    id: 'booking',
    version: 1,
    goodId: GOOD.id,
    lenderId: LENDER.id,
    borrowerId: 'borrower',
    quantity: 1,
    parts: [],
    asked,
    terms,
    span,
    agreedUntil: span.until,
    delayedFrom: null,
    claim,
    claimBeforeReturn: null,
    seriesId: null,
    live: true,
    preparedAt: null,
    handedOverAt: null,
    remindedAt: null,
    returnedAt: null,
    awaitsReceipt: false,
    receivedAt: null,
    cancelledAt: null,
    dispute: null,
    memo: '',
    method: 'web',
    bookedBy: 'borrower',
    charge: null,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

export interface BookingContextParts {
  readonly booking?: Partial<Booking>;
  readonly good?: Partial<Good>;
  readonly lender?: Partial<Lender>;
  readonly caller?: Caller;
  readonly now?: number;
}

/** Returns a booking for the 10th to the 12th, as a manager sees it on the 11th, unless overridden. */
export function bookingContextOf({
  booking,
  good,
  lender,
  caller,
  now,
}: BookingContextParts = {}): BookingContext {
  return {
    booking: { ...bookingOf(), ...booking },
    good: { ...GOOD, ...good },
    lender: { ...LENDER, ...lender },
    caller: caller ?? MANAGER,
    now: now ?? noon('2027-01-11'),
  };
}

/** A booking context for each phase. */
export const IN_PHASE: Record<Phase, BookingContextParts> = {
  reserved: { now: noon('2027-01-09') },
  out: {},
  handed_over: { lender: { manageHandOver: true }, booking: { handedOverAt: noon('2027-01-10') } },
  overdue: { now: noon('2027-01-13') },
  not_collected: { lender: { manageHandOver: true }, now: noon('2027-01-13') },
  awaiting_receipt: {
    good: { confirmationUponReturn: true },
    booking: { returnedAt: noon('2027-01-11') - HOUR, awaitsReceipt: true },
  },
  returned: { booking: { returnedAt: noon('2027-01-11') - HOUR } },
  cancelled: { booking: { cancelledAt: noon('2027-01-01'), live: false } },
};
