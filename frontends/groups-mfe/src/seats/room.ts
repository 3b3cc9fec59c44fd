import { isApiError } from '@kashikari/web-kit';

/** The number of people who exceed the seats of the plan, and its use. */
export interface Room {
  readonly over: number;
  /** null is no limit. */
  readonly limit: number | null;
  readonly used: number;
}

/** The seats in the response of a dry run (REST contract, edge). */
interface DryRunSeats {
  readonly over_limit?: number;
  readonly limit?: number | null;
  readonly used?: number;
}

/** The room of a dry run; undefined where everybody finds a seat. */
export function tooManyIn({ over_limit: over = 0, limit = null, used = 0 }: DryRunSeats): Room | undefined {
  return over > 0 ? { over, limit, used } : undefined;
}

/** Returns the same from a refusal: seats may have been taken since the dry run. */
export function tooManyOf(error: unknown): Room | undefined {
  if (!isApiError(error) || error.code !== 'plan_limit') return undefined;
  const { limit, used, needed } = error.params;
  if (typeof limit !== 'number' || typeof used !== 'number' || typeof needed !== 'number') return undefined;
  return tooManyIn({ over_limit: Math.min(needed, used + needed - limit), limit, used });
}
