import { isId, refused, unauthenticated, type Call } from '@kashikari/kernel';
import { catalog, enumOf, SETS, textOf, type search } from '@kashikari/contracts';
import { toPageRequest } from '../mappers/paging';
import type { goodQuery, GoodList } from './good.schema';
import type { Services } from '../clients/services';
import type { pages } from '@kashikari/contracts';
import type { z } from 'zod';

type Query = z.output<typeof goodQuery>;
type Filters = Omit<Query, 'sort' | 'page' | 'per_page' | 'facets' | 'include'>;

interface GoodsResult {
  readonly goods: catalog.Good[];
  readonly page: pages.PageInfo | undefined;
  /** Set when the search index answered. */
  readonly asOf?: Date;
  /** Counts by facet, if requested. */
  readonly facets?: GoodList['facets'];
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
export async function findGoods(services: Services, query: Query, call: Call): Promise<GoodsResult> {
  checkCode(query, call);
  return needsIndex(query) || query.sort === 'booked_at' || query.facets
    ? fromSearch(services, query, call)
    : fromCatalog(services, query, call);
}

/** Returns true if search alone can apply these filters. */
export function needsIndex({ match, filter, category, location, priced, code }: Filters): boolean {
  return Boolean(match?.trim() || category || location || priced || code) || filter !== 'all';
}

/** @throws DomainError `unauthenticated` for a code that a visitor has scanned: it is no way to look into what is lent */
function checkCode({ code }: Filters, { actor }: Call): void {
  if (code && actor.kind === 'visitor') throw unauthenticated();
}

function fromCatalog(services: Services, query: Query, call: Call): Promise<GoodsResult> {
  const asked = { ...toCatalogFilter(query), sort: SORT[query.sort], page: toPageRequest(query) };
  return services.goods.listGoods(asked, call);
}

/** Returns the number of goods of an account that the caller may see in lists. */
export async function countGoodsOf(services: Services, ownerId: string, call: Call): Promise<number> {
  const found = await firstOf(services, { owner_id: ownerId }, call, { deadlineMs: 2_000 });
  return found.page?.total ?? 0;
}

/** Returns a page of one good, for the total and for what catalog refuses. */
function firstOf(
  services: Services,
  filters: Omit<Filters, 'filter'>,
  call: Call,
  options?: Parameters<Services['goods']['listGoods']>[2],
) {
  const asked = { ...toCatalogFilter({ ...filters, filter: 'all' }), sort: SORT.latest };
  return services.goods.listGoods({ ...asked, page: { page: 1, perPage: 1 } }, call, options);
}

/** Maps a query to the filters that catalog supports. */
export function toCatalogFilter(query: Filters) {
  return {
    groupId: query.group_id ?? '',
    tag: query.tag ?? '',
    ownerId: query.owner_id ?? '',
    isHourly: query.is_hourly && query.is_hourly === 'true',
    folderId: folderIn(query),
    liked: query.liked === 'true',
    sameNumber: query.duplicate === 'management_id',
  };
}

/** @throws DomainError `validation.required` for the slug of a folder without its group, in which alone it is unique */
function folderIn({ folder, group_id: group }: Pick<Query, 'folder' | 'group_id'>): string | undefined {
  if (folder && !group && !isId(folder.toLowerCase()))
    throw refused('validation.required', undefined, 'group_id');
  return folder;
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

/** The index has neither folders nor likes, so catalog returns the ids of the goods to search. */
async function inFolderOrLiked(services: Services, query: Query, call: Call) {
  const liked = query.liked === 'true';
  if (!query.folder && !liked) return undefined;
  const { group_id: groupId = '' } = query;
  const folderId = folderIn(query) ?? '';
  return services.folders.listShelfIds({ folderId, groupId, liked }, call);
}

async function fromSearch(services: Services, query: Query, call: Call): Promise<GoodsResult> {
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
      category: query.category ?? '',
      location: query.location ?? '',
      priced: query.priced && query.priced === 'true',
      code: query.code ?? '',
      facets: (query.facets ?? []).map((facet) => enumOf(SETS.searchFacet, facet)),
      page: toPageRequest(query),
    },
    call,
  );
  if (query.group_id && !found.page?.total) await checkGroup(services, query.group_id, call);
  const { goods } =
    found.goodIds.length > 0
      ? await services.goods.batchGetGoods({ ids: found.goodIds }, call)
      : { goods: [] };
  return {
    goods,
    page: found.page,
    asOf: found.asOf,
    ...(query.facets && { facets: toFacets(found.facets) }),
  };
}

/** The index says nothing of a group that it doesn't know. @throws DomainError `not_found` where catalog shows none to the actor */
export async function checkGroup(services: Services, groupId: string, call: Call): Promise<void> {
  await firstOf(services, { group_id: groupId }, call);
}

function toFacets(facets: readonly search.FacetCounts[]): GoodList['facets'] {
  const named: NonNullable<GoodList['facets']> = {};
  for (const { facet, values } of facets) {
    const name = textOf(SETS.searchFacet, facet);
    if (name) named[name] = values;
  }
  return named;
}
