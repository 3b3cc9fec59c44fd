import type { Call } from '@kashikari/kernel';
import { enumOf, search, SETS } from '@kashikari/contracts';
import { askedWord, Freshness, GrpcController } from '@kashikari/platform';
import { RebuildIndex } from '../app/rebuild-index';
import { SearchGoods } from '../app/search-goods';
import { SuggestGoods } from '../app/suggest-goods';

@GrpcController(search.SearchServiceService)
export class SearchController {
  constructor(
    private readonly searching: SearchGoods,
    private readonly suggesting: SuggestGoods,
    private readonly rebuilding: RebuildIndex,
    private readonly freshness: Freshness,
  ) {}

  async searchGoods(request: search.SearchGoodsRequest, call: Call): Promise<search.SearchGoodsResponse> {
    const { match, tag, isHourly, category, location, priced, code, from, to } = request;
    const asked = {
      match,
      tag,
      isHourly,
      category,
      location,
      priced,
      code,
      facets: request.facets.flatMap((facet) => askedWord(SETS.searchFacet, 'facets', facet) ?? []),
      among: request.among?.goodIds,
      filter: askedWord(SETS.searchFilter, 'filter', request.filter) ?? '',
      from,
      to,
      sort: askedWord(SETS.searchSort, 'sort', request.sort) ?? '',
      group: request.groupId,
      owner: request.ownerId,
    };
    const page = { page: request.page?.page ?? 0, perPage: request.page?.perPage ?? 0 };
    // Read first, so that the results are at least as fresh.
    const asOf = await this.freshness.asOf();
    const found = await this.searching.run({ ...asked, ...page }, call);
    return {
      goodIds: [...found.goodIds],
      page: { page: found.page, perPage: found.perPage, total: found.total },
      asOf: asOf === undefined ? undefined : new Date(asOf),
      facets: asked.facets.map((facet) => ({
        facet: enumOf(SETS.searchFacet, facet),
        values: [...(found.facets[facet] ?? [])],
      })),
    };
  }

  async suggestGoods(request: search.SuggestGoodsRequest, call: Call): Promise<search.SuggestGoodsResponse> {
    const suggestions = await this.suggesting.run(request.typed, request.groupId, call);
    return {
      suggestions: suggestions.map(({ kind, text, goodId, count }) => ({
        kind: enumOf(SETS.suggestionKind, kind),
        text,
        goodId: goodId ?? '',
        count,
      })),
    };
  }

  async rebuildIndex(_request: search.RebuildIndexRequest, call: Call): Promise<search.RebuildIndexResponse> {
    return { started: this.rebuilding.start(call) };
  }
}
