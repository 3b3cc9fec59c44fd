import type { Good, GoodPrices, Lender } from '../../domain/good';
import { countryOf, holidaysIn } from './holidays';

/** A row of `good` as `to_jsonb` gives it. */
export interface GoodJson {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly title: string;
  readonly owner_id: string;
  readonly quantity: number;
  readonly is_hourly: boolean;
  readonly max_days: number | null;
  readonly margin_days: number;
  readonly is_exclusive: boolean;
  readonly auto_extend: boolean;
  readonly for_reference_only: boolean;
  readonly restrict_reservation: boolean;
  readonly only_scan_booking: boolean;
  readonly confirmation_upon_return: boolean;
  readonly lent_from: string | null;
  readonly lent_to: string | null;
  readonly management_id: string;
  readonly label_hash: string;
  readonly priced: boolean;
  readonly prices: GoodPrices | null;
  /** The version whose prices these are. */
  readonly priced_at_version: number | null;
}

/** A row of `account` as `to_jsonb` gives it. */
export interface AccountJson {
  readonly id: string;
  readonly version: number;
  readonly zone: string;
  readonly max_supplies: number | null;
  readonly limit_supply_regardless_of_date: boolean;
  readonly disabled_days_indexes: number[];
  readonly closed_dates: string[];
  readonly closed_on_holidays: string;
  readonly at_least_days_ahead: number;
  readonly extendable_days: number;
  readonly allow_return_by_borrower: boolean;
  readonly allow_hand_over_by_user: boolean;
  readonly allow_manage_by_user: boolean;
  readonly manage_hand_over: boolean;
  readonly disable_auto_delay: boolean;
  readonly queue_answer_hours: number;
  readonly reminder_time: string;
  readonly reminder_days_indexes: number[];
}

export function goodFrom(row: GoodJson): Good {
  return {
    id: row.id,
    version: row.version,
    deleted: row.deleted,
    title: row.title,
    ownerId: row.owner_id,
    quantity: row.quantity,
    isHourly: row.is_hourly,
    maxDays: row.max_days,
    marginDays: row.margin_days,
    isExclusive: row.is_exclusive,
    autoExtend: row.auto_extend,
    forReferenceOnly: row.for_reference_only,
    restrictReservation: row.restrict_reservation,
    onlyScanBooking: row.only_scan_booking,
    confirmationUponReturn: row.confirmation_upon_return,
    lentFrom: row.lent_from,
    lentTo: row.lent_to,
    managementId: row.management_id,
    labelHash: row.label_hash,
    priced: row.priced,
    prices: row.priced_at_version === row.version ? row.prices : null,
  };
}

export function lenderFrom(row: AccountJson): Lender {
  return {
    id: row.id,
    version: row.version,
    zone: row.zone,
    maxSupplies: row.max_supplies,
    limitSupplyRegardlessOfDate: row.limit_supply_regardless_of_date,
    disabledDaysIndexes: row.disabled_days_indexes,
    closedDates: row.closed_dates,
    holidays: holidaysIn(row.closed_on_holidays),
    publicHolidays: holidaysIn(row.closed_on_holidays || countryOf(row.zone)),
    atLeastDaysAhead: row.at_least_days_ahead,
    extendableDays: row.extendable_days,
    allowReturnByBorrower: row.allow_return_by_borrower,
    allowHandOverByUser: row.allow_hand_over_by_user,
    allowManageByUser: row.allow_manage_by_user,
    manageHandOver: row.manage_hand_over,
    disableAutoDelay: row.disable_auto_delay,
    queueAnswerHours: row.queue_answer_hours,
    reminderTime: row.reminder_time,
    reminderDaysIndexes: row.reminder_days_indexes,
  };
}
