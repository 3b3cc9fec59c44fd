import { catalog, enumOf, SETS } from '@kashikari/contracts';
import { toPageRequest } from '../mappers/paging';
import type { goodQuery } from './good.schema';
import type { Services } from '../clients/services';
import type { pages } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { z } from 'zod';

type Query = z.output<typeof goodQuery>;

interface Found {
  readonly goods: catalog.Good[];
  readonly page: pages.PageInfo | undefined;
  /** Set when the search index answered. */
  readonly asOf?: Date;
}

const SORT = {
  latest: catalog.GoodSort.GOOD_SORT_LATEST,
  popular: catalog.GoodSort.GOOD_SORT_POPULAR,
  alphabetic: catalog.GoodSort.GOOD_SORT_ALPHABETIC,
  booked_at: catalog.GoodSort.GOOD_SORT_BOOKED_AT,
};

/**
 * A page of goods. Plain lists come from catalog, which is true at once; words, what is free and who booked when are
 * known to search, which names the goods, and catalog then says what each looks like and whether it may be seen.
 */
export function findGoods(services: Services, query: Query, call: Call): Promise<Found> {
  return needsIndex(query) || query.sort === 'booked_at'
    ? fromSearch(services, query, call)
    : fromCatalog(services, query, call);
}

/** Whether these filters are known to search alone. */
export function needsIndex({ match, filter }: Pick<Query, 'match' | 'filter'>): boolean {
  return Boolean(match?.trim()) || filter !== 'all';
}

function fromCatalog(services: Services, query: Query, call: Call): Promise<Found> {
  const asked = { ...toCatalogFilter(query), sort: SORT[query.sort], page: toPageRequest(query) };
  return services.goods.listGoods(asked, call);
}

/** What a list is narrowed to, as far as catalog knows it. */
export function toCatalogFilter(query: Omit<Query, 'sort' | 'page' | 'per_page'>) {
  return {
    groupId: query.group_id ?? '',
    tag: query.tag ?? '',
    ownerId: query.owner_id ?? '',
    isHourly: query.is_hourly && query.is_hourly === 'true',
    folderId: query.folder,
    liked: query.liked === 'true',
    sameNumber: query.duplicate === 'management_id',
  };
}

/** Goods with a number that another has, among which the index looks, up to this many. */
const MAX_DOUBLES = 500;

/** The index does not know which numbers are doubled: catalog names these goods, narrowed as far as it can. */
async function withSameNumber(services: Services, query: Query, call: Call) {
  const ids: string[] = [];
  for (let page = 1; ids.length < MAX_DOUBLES; page += 1) {
    const { goods } = await fromCatalog(services, { ...query, sort: 'latest', page, per_page: 100 }, call);
    ids.push(...goods.map(({ id }) => id));
    if (goods.length < 100) break;
  }
  return { goodIds: ids };
}

/** The index knows neither folders nor who likes what: catalog names the goods to look among. */
async function inFolderOrLiked(services: Services, query: Query, call: Call) {
  const liked = query.liked === 'true';
  if (!query.folder && !liked) return undefined;
  return services.folders.listShelfIds({ folderId: query.folder ?? '', liked }, call);
}

async function fromSearch(services: Services, query: Query, call: Call): Promise<Found> {
  const among = query.duplicate
    ? await withSameNumber(services, query, call)
    : await inFolderOrLiked(services, query, call);
  const found = await services.search.searchGoods(
    {
      among,
      match: query.match?.trim() ?? '',
      groupId: query.group_id ?? '',
      tag: query.tag ?? '',
      filter: enumOf(SETS.searchFilter, query.filter),
      from: query.from ?? '',
      to: query.to ?? '',
      sort: enumOf(SETS.searchSort, query.sort),
      ownerId: query.owner_id ?? '',
      isHourly: query.is_hourly && query.is_hourly === 'true',
      page: toPageRequest(query),
    },
    call,
  );
  const { goods } =
    found.goodIds.length > 0
      ? await services.goods.batchGetGoods({ ids: found.goodIds }, call)
      : { goods: [] };
  return { goods, page: found.page, asOf: found.asOf };
}
