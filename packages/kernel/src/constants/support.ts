/** Hour at which support opens on weekdays. */
export const SUPPORT_OPENS_HOUR = 9;

/** Hour at which support closes on weekdays. */
export const SUPPORT_CLOSES_HOUR = 17;

/** Business days within which support replies. */
export const SUPPORT_REPLY_BUSINESS_DAYS = 2;

/** Business days within which support replies to accounts whose plan includes priority support. */
export const PRIORITY_REPLY_BUSINESS_DAYS = 1;

/** Highest answer to “would you recommend us”, from 0. */
export const NPS_MAX = 10;

/** Score above which the user is asked for a review. */
export const REVIEW_ABOVE_NPS = 7;
