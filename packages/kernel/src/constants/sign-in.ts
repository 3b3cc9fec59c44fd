/** Minimum length of a password, ASCII characters. */
export const PASSWORD_MIN_LENGTH = 6;

/** Maximum length of a password, ASCII characters. */
export const PASSWORD_MAX_LENGTH = 55;

/** Accounts that a person adds to the first one. */
export const ADDED_ACCOUNTS_MAX = 5;

/** Shortest time in which a verification mail is said to arrive, minutes. */
export const VERIFICATION_MAIL_MIN_MINUTES = 1;

/** Longest time in which a verification mail is said to arrive, minutes. */
export const VERIFICATION_MAIL_MAX_MINUTES = 2;

/** Longest time in which an invitation mail is said to arrive, minutes: “a few”. */
export const INVITATION_MAIL_MINUTES = 5;
