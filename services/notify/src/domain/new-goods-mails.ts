import { toJson } from './json-text';
import type { OrderOf } from './mail';
import type { NewsList } from './new-goods';

/** Returns the notice of a list to a user. @param nameOf name of a lender; undefined if unknown */
export function newGoodsMail(
  userId: string,
  monday: string,
  { goods, more, groupIds }: NewsList,
  nameOf: (ownerId: string) => string | undefined,
): OrderOf<'new_goods'> {
  const sellers = goods.filter(({ hasPrice }) => hasPrice).map(({ ownerId }) => nameOf(ownerId) ?? '');
  return {
    key: `new_goods:${userId}:${monday}`,
    template: 'new_goods',
    receiver: { userId },
    params: {
      goods: toJson(goods.map(({ id, title, ownerId }) => ({ id, title, lender: nameOf(ownerId) ?? '' }))),
      more: String(more),
      group_ids: toJson(groupIds),
      sellers: toJson([...new Set(sellers.filter(Boolean))]),
    },
  };
}
