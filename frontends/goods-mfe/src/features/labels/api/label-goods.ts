import { answer, api, type Good, useQuery } from '@kashikari/web-kit';

/** Goods of one PDF (REST contract, `LabelPrint.good_ids`). */
const MAX_GOODS = 500;

/** The goods whose labels are printed: one good, or the goods of a group or of an account. */
export type LabelSource =
  { readonly goodId: string } | { readonly groupId: string } | { readonly ownerId: string };

/** The goods that the caller may label, up to {@link MAX_GOODS}. */
export function useLabelGoods(source: LabelSource | undefined) {
  return useQuery({
    queryKey: ['goods', 'labels', source],
    queryFn: () => read(source!),
    enabled: source !== undefined,
  });
}

async function read(source: LabelSource): Promise<readonly Good[]> {
  if ('goodId' in source) {
    const { good } = await answer(api.GET('/goods/{id}', { params: { path: { id: source.goodId } } }));
    return mayLabel(good) ? [good] : [];
  }
  const filter = 'groupId' in source ? { group_id: source.groupId } : { owner_id: source.ownerId };
  const found: Good[] = [];
  for (let page: number | null = 1; page !== null && found.length < MAX_GOODS;) {
    const query = { ...filter, sort: 'alphabetic' as const, page, per_page: 100 };
    const answered: ListAnswer = await answer(api.GET('/goods', { params: { query } }));
    found.push(...answered.goods.filter(mayLabel));
    page = answered.meta.next_page;
  }
  return found.slice(0, MAX_GOODS);
}

interface ListAnswer {
  readonly goods: readonly Good[];
  readonly meta: { readonly next_page: number | null };
}

const mayLabel = ({ permissions }: Good): boolean => permissions.includes('edit');
