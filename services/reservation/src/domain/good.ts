import type { Opening, Terms } from '@kashikari/availability';
import type { Day } from '@kashikari/kernel';
import type { Prices } from '@kashikari/pricing';

/** Prices of a good, with the limit of what lateness costs. */
export interface GoodPrices extends Prices {
  /**
   * Purchase price of one piece, yen; null if it is unknown. Absent in copies and bookings that were written before it
   * was stored. Only editors of the good may see it.
   */
  readonly purchasePrice?: number | null;
}

/** The local copy of a good in catalog's snapshot. */
export interface Good {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly title: string;
  /** The lender. */
  readonly ownerId: string;
  readonly quantity: number;
  readonly isHourly: boolean;
  readonly maxDays: number | null;
  readonly marginDays: number;
  readonly isExclusive: boolean;
  /** A booking that is not returned in time is extended by a day, while nobody else needs the units. */
  readonly autoExtend: boolean;
  /** True for a good that is visible but cannot be booked. */
  readonly forReferenceOnly: boolean;
  /** True if only managers of the good can book it. */
  readonly restrictReservation: boolean;
  /** Booked only by scanning its QR or its management id. */
  readonly onlyScanBooking: boolean;
  /** A borrower's return counts when a manager has confirmed it. */
  readonly confirmationUponReturn: boolean;
  readonly lentFrom: Day | null;
  readonly lentTo: Day | null;
  readonly managementId: string;
  /** SHA-256 of the code on its label, in hexadecimal digits; empty: no label was printed. */
  readonly labelHash: string;
  /** Has a price of any kind. */
  readonly priced: boolean;
  /** Null if the local copy was written before prices were stored: they are fetched before it is booked. */
  readonly prices: GoodPrices | null;
}

/** The local copy of a lender in identity's snapshot, with the rules of spec section 3 (user). */
export interface Lender {
  readonly id: string;
  readonly version: number;
  /** IANA name; days of this lender's goods are days there. */
  readonly zone: string;
  /** Live bookings of this lender's goods that one borrower may hold; null means no limit. */
  readonly maxSupplies: number | null;
  /** True if that limit counts all bookings; false if it counts those that overlap the new one. */
  readonly limitSupplyRegardlessOfDate: boolean;
  readonly disabledDaysIndexes: readonly number[];
  readonly closedDates: readonly Day[];
  /** Public holidays on which the same holds; none where they are days like others. */
  readonly holidays: ReadonlySet<Day>;
  /** Public holidays where the lender is, closed or not: those of its country of closing, else by its zone. */
  readonly publicHolidays: ReadonlySet<Day>;
  readonly atLeastDaysAhead: number;
  /** Days by which a borrower may extend, in all. */
  readonly extendableDays: number;
  readonly allowReturnByBorrower: boolean;
  readonly allowHandOverByUser: boolean;
  /** Borrowers may move and cancel their own bookings. */
  readonly allowManageByUser: boolean;
  /** A booking is out when it was handed over, not when it starts. */
  readonly manageHandOver: boolean;
  /** True if late returns move no bookings. */
  readonly disableAutoDelay: boolean;
  /** Hours that a waiting person has to answer an offer. */
  readonly queueAnswerHours: number;
  /** Time of day at which reminders are sent, `HH:MM` in the lender's zone. */
  readonly reminderTime: string;
  /** Weekdays on which overdue notices go; none is the usual rhythm. */
  readonly reminderDaysIndexes: readonly number[];
}

/** The good's terms as availability reads them. */
export function termsOf(good: Good, lender: Lender): Terms {
  const { quantity, isHourly, maxDays, marginDays, isExclusive } = good;
  return { zone: lender.zone, quantity, isHourly, maxDays, marginDays, isExclusive };
}

/** Returns the rules for days on which the good can be handed out and returned. */
export function openingOf(good: Good, lender: Lender): Opening {
  return {
    disabledWeekdays: lender.disabledDaysIndexes,
    closedDates: lender.closedDates,
    holidays: lender.holidays,
    lentFrom: good.lentFrom,
    lentTo: good.lentTo,
    daysAhead: lender.atLeastDaysAhead,
  };
}
