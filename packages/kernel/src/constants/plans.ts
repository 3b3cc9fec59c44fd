/** Members beside the owner in the Free plan. */
export const FREE_PLAN_MEMBERS = 8;

/** Members beside the owner in Free as it was sold before. */
export const FREE_LEGACY_PLAN_MEMBERS = 25;

/** Members beside the owner in the Lite plan. */
export const LITE_PLAN_MEMBERS = 100;

/** Price of Lite, yen a month, tax included, when paid monthly. */
export const LITE_MONTHLY_YEN = 480;

/** Price of Lite, yen a month, tax included, when paid for a year. */
export const LITE_ANNUAL_YEN = 380;

/** Price of Standard, yen a month, tax included, when paid monthly. */
export const STANDARD_MONTHLY_YEN = 980;

/** Price of Standard, yen a month, tax included, when paid for a year. */
export const STANDARD_ANNUAL_YEN = 880;

/** Discount for a nonprofit that staff confirmed, percent. */
export const NONPROFIT_PERCENT = 50;

/** Days after the first try on which a renewal that was not paid is charged again. */
export const RENEWAL_RETRY_DAYS: readonly number[] = [1, 3, 7];

/** Days within which an invoice is paid. */
export const INVOICE_DAYS = 30;

/** Days after the first try on which a plan that is not paid ends. */
export const RENEWAL_LAPSE_DAYS = 14;

/** Days before a fee of a group that is new or dearer begins for people who are members. */
export const FEE_NOTICE_DAYS = 14;

/** Days after the first try on which a fee of a group that was not paid is charged again. */
export const FEE_RETRY_DAYS: readonly number[] = [1, 3, 5];

/** Days after which a membership stops whose fee is not paid. */
export const FEE_STOP_DAYS = 7;
