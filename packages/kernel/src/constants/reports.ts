/** Minutes within which a second export of the same usage report is ignored. */
export const USAGE_REPORT_REPEAT_MINUTES = 5;

/** Maximum number of days that a usage report covers. */
export const USAGE_REPORT_DAYS = 366;

/** Maximum number of rows of a usage report. */
export const USAGE_REPORT_ROWS = 100_000;

/** Days for which the file of a usage report is kept. */
export const USAGE_REPORT_KEPT_DAYS = 7;

/** Maximum number of usage reports of a group that people order within 24 hours. */
export const USAGE_REPORTS_A_DAY = 20;

/** Maximum number of days of one request for counts by day. */
export const ANALYTICS_DAYS = 366;

/** Characters of the name of an analytics event; the rest is cut off. */
export const ANALYTICS_EVENT_NAME_LENGTH = 40;
