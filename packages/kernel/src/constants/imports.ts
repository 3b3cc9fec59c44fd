/** Rows of the largest file that can be imported, without the headings. */
export const IMPORT_MAX_ROWS = 10_000;

/** Member cards that one request creates, or one file imports, unless `CARDS_AT_ONCE` says otherwise. */
export const CARDS_PER_CREATION = 1_000;

/** Largest value that `CARDS_AT_ONCE` can have. */
export const MAX_CARDS_PER_CREATION = 10_000;

/** Digits of an ISBN (ISO 2108). */
export const ISBN_DIGITS = 13;

/** First digits of an ISBN that the product accepts. */
export const ISBN_PREFIX = '978';
