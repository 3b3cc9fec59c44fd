export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
}

export interface Page<T> {
  readonly items: readonly T[];
  /** All that the actor may see under the filter. */
  readonly total: number;
}

const DEFAULT_PER_PAGE = 20;
const MAX_PER_PAGE = 100;
const LAST_PAGE = 100_000;

/** A page in the bounds of the REST contract; what was not said is the first page of 20. */
export function pageOf(
  asked: { page?: number | undefined; perPage?: number | undefined } | undefined,
): PageRequest {
  return {
    page: Math.min(Math.max(asked?.page || 1, 1), LAST_PAGE),
    perPage: Math.min(Math.max(asked?.perPage || DEFAULT_PER_PAGE, 1), MAX_PER_PAGE),
  };
}

export function offsetOf({ page, perPage }: PageRequest): number {
  return (page - 1) * perPage;
}
