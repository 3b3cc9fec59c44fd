import { isDay } from '@kashikari/kernel';
import type { BookingState } from '@kashikari/web-kit';

export const STATES = ['reserved', 'handed_over', 'overdue', 'returned', 'cancelled'] as const;

/** The search in the screen's address, so that a search can be bookmarked and shared. */
export interface SearchFilter {
  readonly match: string;
  readonly state: BookingState | undefined;
  /** Days, or empty. */
  readonly from: string;
  readonly to: string;
}

/** Reads the address. Values that are not a state or a day are ignored. */
export function filterOf(params: URLSearchParams): SearchFilter {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return isDay(value) ? value : '';
  };
  return {
    match: params.get('match') ?? '',
    state: STATES.find((state) => state === params.get('state')),
    from: day('from'),
    to: day('to'),
  };
}

/** Returns the address parameters of a filter; empty values are omitted. */
export function toParams(filter: SearchFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** A last day before the first can't be asked for. */
export function isBackwards({ from, to }: SearchFilter): boolean {
  return from !== '' && to !== '' && to < from;
}
