import type { Meta } from '../schema/page';
import type { pages } from '@kashikari/contracts';

export interface PageRequest {
  readonly page: number;
  readonly per_page: number;
}

export function toPageRequest({ page, per_page }: PageRequest): pages.PageRequest {
  return { page, perPage: per_page };
}

/** `meta` of a list. `asOf` only where the search index answered. */
export function toMeta(asked: PageRequest, info: pages.PageInfo | undefined, asOf?: Date): Meta {
  const total = info?.total ?? 0;
  const { page, per_page } = asked;
  return {
    page,
    per_page,
    total,
    next_page: page * per_page < total ? page + 1 : null,
    ...(asOf && { as_of: asOf.toISOString() }),
  };
}
