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

/** Days after registration before the survey question is shown. */
export const NPS_AFTER_DAYS = 30;

/** Returned bookings before the survey question is shown. */
export const NPS_AFTER_RETURNS = 3;

/** Inquiries and feedback that one person can send in an hour. */
export const INQUIRIES_PER_HOUR = 5;

/** Inquiries and feedback that one network address can send in an hour. */
export const INQUIRIES_PER_HOUR_ADDRESS = 20;

/** Subjects of an inquiry. */
export const INQUIRY_CATEGORIES = ['question', 'fault', 'plan', 'nonprofit', 'other'] as const;

/** Longest inquiry or feedback, characters. */
export const INQUIRY_LENGTH = 5_000;

/** Longest question to the help, characters. */
export const HELP_QUESTION_LENGTH = 500;

/** Articles that an answer of the help quotes. */
export const HELP_ARTICLES_PER_ANSWER = 5;
