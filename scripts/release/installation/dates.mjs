const DAY_MS = 86_400_000;

/** Days and the days of instants; no part of an id or of bytes looks like one. */
const DAYS = /(?<![\w-])20\d\d-\d\d-\d\d(?![\d-])/g;

/** Seconds or milliseconds since 1970 that stand alone or behind an id, as keys of due work and versions have them. */
const NUMBERS = /(?<![\w.-])1[5-9]\d{8}(\d{3})?(?![\w.-])/g;

/** Returns the number of whole days since an installation was stored. */
export const daysSince = (madeAt) => Math.floor((Date.now() - Date.parse(madeAt)) / DAY_MS);

/**
 * The same text so many days later: what is kept of an installation is always less than a day old, whenever it is
 * looked at, so that nothing in it has run out that had not when it was made.
 * @param {string} text rows or answers
 * @param {number} days
 */
export function later(text, days) {
  return text
    .replace(DAYS, (day) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10))
    .replace(NUMBERS, (at, milli) => String(Number(at) + days * (milli ? DAY_MS : DAY_MS / 1000)));
}
