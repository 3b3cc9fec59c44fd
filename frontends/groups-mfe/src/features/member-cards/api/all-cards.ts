import { answer, api, type components, useQuery } from '@kashikari/web-kit';
import type { CardView } from './list-cards';

/** Every card of a group, page after page: to be printed together. */
export function useAllCards(groupId: string) {
  return useQuery({
    queryKey: ['cards', 'all', groupId],
    queryFn: async () => {
      const all: CardView[] = [];
      let next: number | null = 1;
      while (next !== null) {
        const page: CardPage = await pageOf(groupId, next);
        all.push(...page.auth_tokens);
        next = page.meta.next_page;
      }
      return all;
    },
  });
}

type CardPage = components['schemas']['AuthTokenList'];

function pageOf(groupId: string, page: number): Promise<CardPage> {
  const query = { group_id: groupId, page, per_page: 100 };
  return answer(api.GET('/auth_tokens', { params: { query } }));
}
