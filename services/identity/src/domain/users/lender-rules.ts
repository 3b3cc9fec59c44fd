/** Countries whose public holidays reservation knows. */
export const HOLIDAY_COUNTRIES = ['JP'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

/**
 * Rules of a lender for bookings (spec section 3, user). Managers may override them, but never existing bookings. Names
 * match the event, so that the snapshot is the value.
 */
export interface LenderRules {
  /** Live bookings of this lender's goods that a borrower may hold; undefined is no limit. */
  readonly maxSupplies?: number | undefined;
  readonly limitSupplyRegardlessOfDate: boolean;
  /** 0 is Sunday. Neither the first nor the last day of a booking may fall on these. */
  readonly disabledDaysIndexes: number[];
  readonly atLeastDaysAhead: number;
  /** Days that a borrower may extend in all; 0 is not at all. */
  readonly extendableDays: number;
  readonly allowReturnByBorrower: boolean;
  readonly allowHandOverByUser: boolean;
  readonly allowManageByUser: boolean;
  readonly manageHandOver: boolean;
  readonly disableAutoDelay: boolean;
  readonly preventPublicAccess: boolean;
  /** `YYYY-MM-DD`: neither the first nor the last day of a booking. */
  readonly closedDates: string[];
  /** The country on whose public holidays the same holds, ISO 3166-1; empty means that they are days like others. */
  readonly closedOnHolidays: HolidayCountry | '';
  /** Hours that somebody who waits for a good has to answer once asked. */
  readonly queueAnswerHours: number;
  /** Time at which reminders are sent, `HH:MM` in the lender's zone. */
  readonly reminderTime: string;
  /** Loans may be paid by invoice. */
  readonly acceptInvoices: boolean;
}

/** REST contract, "Defaults". */
export const DEFAULT_RULES: LenderRules = {
  maxSupplies: undefined,
  limitSupplyRegardlessOfDate: false,
  disabledDaysIndexes: [],
  atLeastDaysAhead: 0,
  extendableDays: 0,
  allowReturnByBorrower: true,
  allowHandOverByUser: false,
  allowManageByUser: true,
  manageHandOver: false,
  disableAutoDelay: false,
  preventPublicAccess: false,
  closedDates: [],
  closedOnHolidays: '',
  queueAnswerHours: 24,
  reminderTime: '09:00',
  acceptInvoices: false,
};
