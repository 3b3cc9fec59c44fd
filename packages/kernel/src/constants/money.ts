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
