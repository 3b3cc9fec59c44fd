import { HOURLY_UNIT_MINUTES } from '@kashikari/kernel';

const QUARTERS_OF_AN_HOUR = 60 / HOURLY_UNIT_MINUTES;

const two = (number: number): string => String(number).padStart(2, '0');

/** The times at which reminders can leave: `00:00` to `23:45`. */
export const QUARTERS: readonly string[] = Array.from(
  { length: 24 * QUARTERS_OF_AN_HOUR },
  (_, quarter) =>
    `${two(Math.floor(quarter / QUARTERS_OF_AN_HOUR))}:${two((quarter % QUARTERS_OF_AN_HOUR) * HOURLY_UNIT_MINUTES)}`,
);
