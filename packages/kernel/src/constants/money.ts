/** Days that a price per week covers. */
export const PRICE_WEEK_DAYS = 7;

/** Days that a price per month covers. */
export const PRICE_MONTH_DAYS = 31;

/** Lowest price of one piece for one hour, day, week or month, yen, tax included. */
export const MIN_UNIT_PRICE = 50;

/** Highest price of one piece for one hour, day, week or month, yen, tax included. */
export const MAX_UNIT_PRICE = 1_000_000;

/** Lowest amount of one charge, yen, tax included: the payment provider takes none below it. */
export const MIN_CHARGE = 50;

/** Highest amount of one charge, yen, tax included. */
export const MAX_CHARGE = 9_999_999;

/** Consumption tax, percent of the price without tax. */
export const TAX_PERCENT = 10;

/** A booking that is paid by card is held so many minutes for its payer. */
export const PAY_WITHIN_MINUTES = 30;

/** A booking that a manager made is held so many hours for its payer, and no longer than to its start. */
export const PAY_WITHIN_HOURS_BY_MANAGER = 72;

/** A card is charged so many hours before its hold ends, at the latest. */
export const CAPTURE_HOURS_BEFORE_END = 24;

/** Lowest amount of a payout, yen. */
export const PAYOUT_MIN = 1000;

/** A lender is reminded of money that was available for so many days. */
export const PAYOUT_REMIND_DAYS = 60;

/** Money that was available for so many days is paid out without a request: the provider keeps it for 90 days. */
export const PAYOUT_AFTER_DAYS = 80;

/** Minutes from a return to the charge of its cost beyond the price, if the return still holds. */
export const RETURN_CHARGE_MINUTES = 15;

/** Highest number of hours that lateness of a loan by the hour costs for each 24 hours. */
export const LATE_HOURS_PER_DAY = 8;
