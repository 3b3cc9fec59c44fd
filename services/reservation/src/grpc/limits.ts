/** Maximum lengths of a memo, of the reason of a dispute and of a search, characters. */
export const MAX_MEMO = 2_000;
export const MAX_REASON = 2_000;
export const MAX_MATCH = 200;

/** Maximum length of a manager's text in a reminder, characters. */
export const MAX_WORDS = 500;

/** Maximum length of a message, characters; the table enforces it, too. */
export const MAX_BODY = 4_000;

/** Characters of the name and the place of a stocktaking, and of the condition of what was counted; units in one count. */
export const MAX_STOCKTAKING_NAME = 50;
export const MAX_CONDITION = 200;
export const MAX_COUNTED = 1_000_000;

/** Maximum number of folders of a stocktaking period. */
export const MAX_FOLDERS = 20;
