import type { BookingRange } from '@kashikari/availability';
import type { ApiError } from '@kashikari/web-kit';
import type { LookAhead } from '../../../rules/look-ahead';

/** A reason as a refusal's `also` names it. */
export interface Reason {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The other reasons that the server names beside its refusal. */
export function alsoIn({ params }: ApiError): readonly Reason[] {
  const also: unknown = params['also'];
  return Array.isArray(also) ? also.filter(isReason) : [];
}

function isReason(one: unknown): one is Reason {
  return typeof one === 'object' && one !== null && typeof (one as Reason).code === 'string';
}

/** Returns the alternatives that the server includes in a refusal. */
export function waysIn(refused: ApiError | null): Pick<LookAhead, 'before' | 'after' | 'longest' | 'free'> {
  const { before, after, longest, free } = refused?.params ?? {};
  return {
    ...{ before: rangeIn(before), after: rangeIn(after), longest: rangeIn(longest) },
    free: typeof free === 'number' ? free : 0,
  };
}

/** Returns a range of the REST contract, by days or by instants, or null if the value is not a range. */
function rangeIn(value: unknown): BookingRange | null {
  const { start_date, end_date, start_at, end_at } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof start_date === 'string' && typeof end_date === 'string')
    return { unit: 'day', startDate: start_date, endDate: end_date };
  if (typeof start_at !== 'string' || typeof end_at !== 'string') return null;
  return { unit: 'hour', startAt: Date.parse(start_at), endAt: Date.parse(end_at) };
}
