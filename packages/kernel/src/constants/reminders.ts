/** Days after the end of an overdue booking on which a notice is sent daily. */
export const OVERDUE_DAILY_DAYS = 14;

/** Days between two overdue notices after the daily ones. */
export const OVERDUE_THEN_EVERY_DAYS = 7;

/** Days before its start at which a booking's borrower is reminded. */
export const REMIND_BEFORE_START_DAYS = 1;

/** Days before its last day at which a booking's borrower is reminded. */
export const REMIND_BEFORE_RETURN_DAYS = 1;
