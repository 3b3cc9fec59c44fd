import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';

/** The grain of lending by the hour, milliseconds. Quarters are those of UTC, so they hold in every zone. */
export const QUARTER_HOUR = HOURLY_UNIT_MINUTES * 60_000;

export function isQuarterHour(instant: number): boolean {
  return instant % QUARTER_HOUR === 0;
}

/** The quarter that is running at an instant. */
export function quarterFloor(instant: number): number {
  return Math.floor(instant / QUARTER_HOUR) * QUARTER_HOUR;
}

/** The first quarter that begins at or after an instant. */
export function quarterCeil(instant: number): number {
  return Math.ceil(instant / QUARTER_HOUR) * QUARTER_HOUR;
}
