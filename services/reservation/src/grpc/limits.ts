/** Characters of a memo, of the reason of a dispute and of a search, at most. */
export const MOST_MEMO = 2_000;
export const MOST_REASON = 2_000;
export const MOST_MATCH = 200;

/** Characters of a message, at most; the table refuses more, too. */
export const MOST_BODY = 4_000;
