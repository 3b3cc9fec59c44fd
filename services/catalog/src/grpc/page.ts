import { DomainError } from '@kashikari/kernel';
import type { paging } from '@kashikari/contracts';
import type { Page } from '../app/ports';

const DEFAULT: Page = { page: 1, perPage: 20 };

/** Far beyond any list, and within what PostgreSQL counts rows to skip with. */
const LAST_PAGE = 1_000_000;

/** Which page is asked. @throws DomainError for one that can't be */
export function readPage(request: paging.PageRequest | undefined): Page {
  const { page, perPage } = request ?? DEFAULT;
  if (page < 1) throw outside('validation.too_small', 'page', { min: 1 });
  if (page > LAST_PAGE) throw outside('validation.too_large', 'page', { max: LAST_PAGE });
  if (perPage < 1) throw outside('validation.too_small', 'per_page', { min: 1 });
  if (perPage > 100) throw outside('validation.too_large', 'per_page', { max: 100 });
  return { page, perPage };
}

function outside(code: string, field: string, params: Record<string, number>): DomainError {
  return new DomainError({ kind: 'invalid', code, field, params });
}
