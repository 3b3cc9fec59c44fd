import { needsIndex, findGoods, toCatalogFilter } from './find-goods';
import type { Services } from '../clients/services';
import type { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';
import type { exportQuery } from './good-bulk.schema';

type Filters = Omit<z.output<typeof exportQuery>, 'headings' | 'encoding'>;

/** Number of goods that are fetched from the search index at once. */
const AT_ONCE = 100;

/**
 * Yields the goods of a list that the caller may edit, in parts. The next part is fetched when the reader has consumed
 * the last. Results of the index come in its order, all others in the order of registration.
 */
export function goodPieces(services: Services, filters: Filters, call: Call): AsyncGenerator<catalog.Good[]> {
  return needsIndex(filters) ? fromIndex(services, filters, call) : fromCatalog(services, filters, call);
}

async function* fromCatalog(services: Services, filters: Filters, call: Call) {
  for (let afterId = ''; ;) {
    const asked = { ...toCatalogFilter(filters), afterId };
    const { goods, more } = await services.goods.exportGoods(asked, call);
    yield goods;
    if (!more || goods.length === 0) return;
    afterId = goods.at(-1)!.id;
  }
}

async function* fromIndex(services: Services, filters: Filters, call: Call) {
  for (let page = 1; ; page += 1) {
    const asked = { ...filters, sort: 'latest', page, per_page: AT_ONCE } as const;
    const found = await findGoods(services, asked, call);
    yield found.goods.filter(({ permissions }) => permissions.includes('edit'));
    if (page * AT_ONCE >= (found.page?.total ?? 0)) return;
  }
}
