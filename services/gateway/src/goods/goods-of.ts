import type { catalog } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';

/** Goods by id, without those that are gone by now. */
export async function goodsOf(
  ids: readonly string[],
  { goods }: Services,
  call: Call,
): Promise<catalog.Good[]> {
  if (ids.length === 0) return [];
  return (await goods.batchGetGoods({ ids: [...ids] }, call)).goods;
}
