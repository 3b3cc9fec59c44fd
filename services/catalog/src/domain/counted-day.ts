const DAY = 24 * 60 * 60_000;

/**
 * Returns the day, UTC, at whose beginning popularity is counted, as a number of days. It is the version of the counts.
 * @param now business time, epoch milliseconds
 */
export const countedDay = (now: number): number => Math.floor(now / DAY);
