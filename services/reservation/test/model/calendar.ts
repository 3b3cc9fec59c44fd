/**
 * The days of a zone as its clocks show them, quarter-hour by quarter-hour. It queries `Intl` for the local time of
 * each quarter and uses nothing else: no offsets, no rules, no code of the product.
 */
export interface Calendar {
  readonly zone: string;
  /** Epoch milliseconds of quarter 0. */
  readonly origin: number;
  readonly quarters: number;
  /** Quarter → number of its day. */
  readonly dayOf: readonly number[];
  /** Day → its first quarter. */
  readonly startOf: readonly number[];
  /** Day → `YYYY-MM-DD`. */
  readonly nameOf: readonly string[];
  /** Day → 0 for Sunday. */
  readonly weekdayOf: readonly number[];
}

export const QUARTER_MS = 900_000;

const written = new Map<string, Calendar>();

/**
 * Returns a calendar of the given number of days. Its first day is the first in the zone that begins at or after the
 * date's midnight in UTC. `date` is `YYYY-MM-DD`.
 */
export function calendarOf(zone: string, date: string, days: number): Calendar {
  const key = `${zone} ${date} ${days}`;
  const known = written.get(key);
  if (known) return known;
  const calendar = writeOut(zone, date, days);
  written.set(key, calendar);
  return calendar;
}

function writeOut(zone: string, date: string, days: number): Calendar {
  const wall = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let origin = Date.parse(`${date}T00:00:00Z`);
  while (wall.format(origin - QUARTER_MS) === wall.format(origin)) origin += QUARTER_MS;
  const [dayOf, startOf, nameOf]: [number[], number[], string[]] = [[], [], []];
  for (let quarter = 0; ; quarter += 1) {
    const name = wall.format(origin + quarter * QUARTER_MS);
    if (nameOf.at(-1) !== name) {
      if (nameOf.length === days) break;
      startOf.push(quarter);
      nameOf.push(name);
    }
    dayOf.push(nameOf.length - 1);
  }
  const weekdayOf = nameOf.map((name) => new Date(`${name}T00:00:00Z`).getUTCDay());
  return { zone, origin, quarters: dayOf.length, dayOf, startOf, nameOf, weekdayOf };
}
