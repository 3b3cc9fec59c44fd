import { catalog } from '@kashikari/contracts';
import { DomainError, VISITOR, type Call } from '@kashikari/kernel';
import type { Services } from '../clients/services';

/** Goods that an invitation shows. */
const SHOWN = 3;

/** The goods most booked in a group that visitors may see; none if the group is hidden from them. */
export async function publicGoods(services: Services, groupId: string, call: Call) {
  if (!groupId) return [];
  const { within, shell } = call.actor;
  const asked = catalog.ListGoodsRequest.create({
    groupId,
    sort: catalog.GoodSort.GOOD_SORT_POPULAR,
    page: { page: 1, perPage: SHOWN },
  });
  try {
    const visitor = { ...call, actor: { ...VISITOR, ...(within && { within }), ...(shell && { shell }) } };
    const { goods } = await services.goods.listGoods(asked, visitor);
    return goods.map(({ id, title, images: [cover] }) => ({
      ...{ id, title, thumbnail_url: cover?.thumbnailPublicUrl || null },
    }));
  } catch (error) {
    // An invitation is whole without its pictures.
    if (error instanceof DomainError) return [];
    throw error;
  }
}
