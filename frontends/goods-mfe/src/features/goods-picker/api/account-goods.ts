import { answer, api, type Good, type Prefs, useInfiniteQuery, useQueryClient } from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodsFilters } from '../../../goods-export/export-goods';

/** The largest number of goods that one bulk update takes (REST contract, `BulkUpdate.good_ids`). */
export const MAX_CHOSEN = 500;

const PER_PAGE = 100;

/** The query of an account's goods, with their order. */
export interface PickerQuestion {
  readonly ownerId: string;
  readonly match: string;
  readonly sort: Prefs['sort'];
  /** Limits the list to goods in this group; empty lists all. */
  readonly groupId: string;
  /** Limits the list to goods in this folder; empty lists all. */
  readonly folderId: string;
  /** Limits the list to goods that share their number with another one. */
  readonly sameNumber: boolean;
}

/** The goods of an account, page by page. */
export function useAccountGoods(question: PickerQuestion) {
  return useInfiniteQuery({
    queryKey: ['goods', 'picker', question],
    queryFn: ({ pageParam }) => listPage(question, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** The filters of a question, as the list and the export take them. */
export function filtersOf({ ownerId, match, groupId, folderId, sameNumber }: PickerQuestion): GoodsFilters {
  return {
    owner_id: ownerId,
    ...(match && { match }),
    ...(groupId && { group_id: groupId }),
    ...(folderId && { folder: folderId }),
    ...(sameNumber && { duplicate: 'management_id' as const }),
  };
}

async function listPage(question: PickerQuestion, page: number) {
  const query = { ...filtersOf(question), sort: question.sort, page, per_page: PER_PAGE };
  return answer(api.GET('/goods', { params: { query } }));
}

/** Reads all goods that match, up to {@link MAX_CHOSEN}, in the order of the question. */
export function useAllThatMatch(question: PickerQuestion) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function read(): Promise<readonly Good[]> {
    setPending(true);
    try {
      const found: Good[] = [];
      for (let page: number | null = 1; page && found.length < MAX_CHOSEN;) {
        const at: number = page;
        const { goods, meta } = await client.fetchQuery({
          queryKey: ['goods', 'picker', question, at],
          queryFn: () => listPage(question, at),
        });
        found.push(...goods);
        page = meta.next_page;
      }
      return found.slice(0, MAX_CHOSEN);
    } finally {
      setPending(false);
    }
  }
  return { read, isPending };
}
