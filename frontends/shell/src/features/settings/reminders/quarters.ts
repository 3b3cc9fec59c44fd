const QUARTERS_OF_A_DAY = 96;

const two = (number: number): string => String(number).padStart(2, '0');

/** The times at which reminders can leave: `00:00` to `23:45`. */
export const QUARTERS: readonly string[] = Array.from(
  { length: QUARTERS_OF_A_DAY },
  (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
);
