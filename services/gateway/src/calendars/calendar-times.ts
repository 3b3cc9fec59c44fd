import type { Day } from '@kashikari/kernel';

/** One line of a component, taken apart. */
export interface Property {
  /** Name in capitals. */
  readonly name: string;
  /** The parameter `TZID`, without quotes. */
  readonly zone: string | undefined;
  readonly value: string;
  /** The raw text between the name and the colon. */
  readonly parameters: string;
}

/** A date or a time of day as the file writes it. */
export interface WallTime {
  /** Date and time of day as if they were in UTC: epoch milliseconds. */
  readonly wall: number;
  readonly isDate: boolean;
  /** True if it ends with `Z`. */
  readonly isUtc: boolean;
}

export const DAY_MS = 86_400_000;

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;

/** RFC 5545, 3.3.6. Negative durations have no meaning for an entry. */
const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function propertyIn(line: string): Property {
  const colon = colonIn(line);
  const [name = '', ...parameters] = line.slice(0, colon).split(';');
  const zone = parameters.find((parameter) => /^\s*TZID\s*=/i.test(parameter));
  return {
    name: name.trim().toUpperCase(),
    zone: zone
      ?.slice(zone.indexOf('=') + 1)
      .trim()
      .replace(/^"|"$/g, ''),
    value: line.slice(colon + 1).trim(),
    parameters: parameters.join(';'),
  };
}

/** Returns the index at which the value of a line begins. Quoted parameters may contain colons, too. */
function colonIn(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (line[at] === ':' && !isQuoted) return at;
  }
  return line.length;
}

/** A date (`20270505`) or a time (`20270505T090000`, `…Z`). Undefined for any other form, and for a day that does not exist. */
export function writtenIn(value: string): WallTime | undefined {
  const parts = TIME.exec(value.trim());
  if (!parts) return undefined;
  const [, year, month, date, hour, minute = '0', second = '0', utc] = parts;
  if (Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const day = `${year}-${month}-${date}`;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  const seconds = Number(hour ?? 0) * 3_600 + Number(minute) * 60 + Math.min(Number(second), 59);
  return { wall: midnight + seconds * 1_000, isDate: hour === undefined, isUtc: utc === 'Z' };
}

/** Milliseconds; undefined for what is no duration. */
export function durationIn(value: string): number | undefined {
  const parts = DURATION.exec(value.trim());
  if (!parts) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * DAY_MS + (hours * 3_600 + minutes * 60 + seconds) * 1_000;
}

/** `20270505T090000` of a wall time. */
export function compact(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** The day of a wall time, `YYYY-MM-DD`. */
export function dayShown(wall: number): Day {
  return new Date(wall).toISOString().slice(0, 10);
}
