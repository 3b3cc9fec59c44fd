/** The last crash of a page in this tab. Its number is shown after the reload, too. */
export interface Crash {
  /** Number that the person can report to support, e.g. `7F2C-0418`. */
  readonly number: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const KEY = 'kashikari.crash';

/**
 * Returns the last crash; undefined without one, or after it was dismissed.
 * @throws if the browser's storage is blocked
 */
function read(): Crash | undefined {
  const { number, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Crash>;
  return typeof number === 'string' && typeof at === 'number' ? { number, at } : undefined;
}

export function lastCrash(): Crash | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Stores a crash and returns the previous one.
 * @throws if the browser's storage is blocked
 */
export function keepCrash(crash: Crash): Crash | undefined {
  const before = read();
  sessionStorage.setItem(KEY, JSON.stringify(crash));
  return before;
}

/** Clears the number after the person has read it. The time stays, so that a second crash is recognized. */
export function putCrashAway(): void {
  const crash = lastCrash();
  if (crash) keepCrash({ ...crash, number: '' });
}
