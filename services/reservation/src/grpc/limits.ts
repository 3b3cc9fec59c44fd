/** Characters of a memo, of the reason of a dispute and of a search, at most. */
export const MAX_MEMO = 2_000;
export const MAX_REASON = 2_000;
export const MAX_MATCH = 200;

/** Characters of a manager's own words in a reminder, at most. */
export const MAX_WORDS = 500;

/** Characters of a message, at most; the table refuses more, too. */
export const MAX_BODY = 4_000;

/** Characters of the name and the place of a stocktaking, and of the condition of what was counted; units in one count. */
export const MAX_STOCKTAKING_NAME = 50;
export const MAX_CONDITION = 200;
export const MAX_COUNTED = 1_000_000;

/** Folders of a stocktaking period, at most. */
export const MAX_FOLDERS = 20;
