import { textOf, SETS } from '@kashikari/contracts';
import { route } from '../rest/request-context';
import { checkGroup } from '../goods/find-goods';
import { SuggestionList, suggestQuery } from './suggest.schema';

const suggest = route(
  {
    method: 'get',
    path: '/search/suggest',
    operationId: 'listSuggestions',
    tag: 'Goods',
    summary: 'List suggestions for a search',
    description:
      'Up to 10 titles, tags and categories of the goods that the caller may see in lists: a good with this code first, then ' +
      'titles by how often they are booked. If none has all the words, the titles that are most similar.',
    auth: 'optional',
    query: suggestQuery,
    answer: { status: 200, description: 'The suggestions.', body: SuggestionList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const asked = { typed: query.q, groupId: query.group_id ?? '' };
    const { suggestions } = await services.search.suggestGoods(asked, call);
    if (query.group_id && suggestions.length === 0) await checkGroup(services, query.group_id, call);
    return {
      body: {
        suggestions: suggestions.map(({ kind, text, goodId, count }) => ({
          kind: textOf(SETS.suggestionKind, kind) ?? 'good',
          text,
          good_id: goodId || null,
          count,
        })),
      },
    };
  },
);

export const suggestRoutes = [suggest];
