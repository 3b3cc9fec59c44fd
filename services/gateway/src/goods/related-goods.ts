import { relatedTo } from '../mappers/related';
import { toGood } from './good.mapper';
import { withPayees } from './with-payees';
import type { Good } from './good.schema';
import type { Services } from '../clients/services';
import type { Call } from '@kashikari/kernel';

/** The goods of these ids that the caller may see, in one call. */
export function relatedGoods(services: Services, ids: readonly string[], call: Call): Promise<Good[]> {
  return relatedTo(ids, async (wanted) => {
    const { goods } = await services.goods.batchGetGoods({ ids: wanted }, call, { deadlineMs: 2_000 });
    return withPayees(services, goods.map(toGood), call);
  });
}
