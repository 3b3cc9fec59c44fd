import { DomainError } from '@kashikari/kernel';

/** Maximum number of remembered records. If it is exceeded, all are forgotten, which costs a query each. */
const MAX = 10_000;

/**
 * Queries the owner for records that our copies lack. Owners push and publish, so only very new records are queried.
 * Queries never run inside a transaction, and are not repeated at once for the same record.
 */
export class FetchMissing {
  private readonly asked = new Map<string, number>();

  /** @param pause time for which one record is not queried again, milliseconds of real time */
  constructor(private readonly pause: number) {}

  /** Returns the owner's answer; undefined if the record is missing, the owner unreachable, or it was just queried. */
  async fetch<T>(id: string, ask: () => Promise<T>): Promise<T | undefined> {
    const real = Date.now();
    if (real - (this.asked.get(id) ?? 0) < this.pause) return undefined;
    if (this.asked.size > MAX) this.asked.clear();
    this.asked.set(id, real);
    return orUnknown(ask());
  }
}

/** Returns undefined if the record is missing or its owner unreachable. Then the local copy is used. */
export async function orUnknown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && ['not_found', 'unavailable'].includes(error.refusal.kind))
      return undefined;
    throw error;
  }
}
