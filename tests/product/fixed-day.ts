/**
 * The day of all journeys: a plain Wednesday in Tokyo, with no holiday, month's end or change of clocks near. It may lie before
 * the machine's day as well as after it: sessions, links and cookies go by security time, which is the machine's.
 */
export const FIXED_DAY = '2027-06-09';

const BEGIN = Date.parse(`${FIXED_DAY}T10:00:00+09:00`);

/** Returns the lead of a product's clock over the machine's if it starts now, at ten on that day, milliseconds. */
export function aheadNow(): number {
  return BEGIN - Date.now();
}

/** The setting by which a product's business time is ahead. */
export function clockAhead(ahead: number): Record<string, string> {
  return { KASHIKARI_TEST_CLOCK_AHEAD_MS: String(ahead) };
}
