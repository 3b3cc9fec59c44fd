import { refused } from '@kashikari/kernel';
import type { pages } from '@kashikari/contracts';
import type { Page } from '../app/ports';

const DEFAULT: Page = { page: 1, perPage: 20 };

/** Far beyond any list, and within what PostgreSQL counts rows to skip with. */
const LAST_PAGE = 1_000_000;

/**
 * Reads the requested page.
 * @throws DomainError for an invalid one
 */
export function readPage(request: pages.PageRequest | undefined): Page {
  const { page, perPage } = request ?? DEFAULT;
  if (page < 1) throw refused('validation.too_small', { min: 1 }, 'page');
  if (page > LAST_PAGE) throw refused('validation.too_large', { max: LAST_PAGE }, 'page');
  if (perPage < 1) throw refused('validation.too_small', { min: 1 }, 'per_page');
  if (perPage > 100) throw refused('validation.too_large', { max: 100 }, 'per_page');
  return { page, perPage };
}
