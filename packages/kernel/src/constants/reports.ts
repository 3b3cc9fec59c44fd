/** Minutes within which a second export of the same usage report is ignored. */
export const USAGE_REPORT_REPEAT_MINUTES = 5;

/** Characters of the name of an analytics event; the rest is cut off. */
export const ANALYTICS_EVENT_NAME_LENGTH = 40;
