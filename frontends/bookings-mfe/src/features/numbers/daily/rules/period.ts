import { addDays } from '@kashikari/web-kit';

/** The offered periods up to today, in days. */
export const PERIODS = ['7', '30', '90', '365'] as const;
type Length = (typeof PERIODS)[number];

const USUAL: Length = '30';

/** Days `YYYY-MM-DD`, both inclusive; without them, the server chooses the 30 days up to the lender's today. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

export interface Period {
  readonly choice: Length | 'own';
  readonly days: Days;
  /** True if the last day is before the first one. */
  readonly isBackwards: boolean;
}

const DAY = /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Returns true for a day of this millennium, which excludes a year that is still being typed. */
export const isDay = (text: string | undefined): boolean => DAY.test(text ?? '');

/**
 * Reads the period from an address: `from` and `to`, or a number of days as `period`. Anything else is the usual period.
 * @param today in the reader's time zone
 */
export function periodIn(params: URLSearchParams, today: string): Period {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to)) return { choice: 'own', days: { from, to }, isBackwards: to < from };
  const choice = PERIODS.find((one) => one === params.get('period')) ?? USUAL;
  const days = choice === USUAL ? {} : { from: addDays(today, 1 - Number(choice)), to: today };
  return { choice, days, isBackwards: false };
}

/** Returns the parameters of an address that hold a period; null removes one. */
export function paramsOf(choice: Length | 'own', { from, to }: Days): Record<string, string | null> {
  if (choice === 'own') return { period: null, from: from ?? null, to: to ?? null };
  return { period: choice === USUAL ? null : choice, from: null, to: null };
}
