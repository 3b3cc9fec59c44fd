import { QueryView, Skeleton, type SlotProps, useQuery, useTranslation } from '@kashikari/web-kit';
import { goodsQuery } from './api/list-goods';
import { GoodsShelf } from './components/goods-shelf';

/** The goods of Home or of one group. */
export function GoodsList({ groupId }: SlotProps['goods-list']) {
  const { t } = useTranslation('goods');
  const goods = useQuery(goodsQuery({ group_id: groupId }));
  return (
    <section>
      <div className="sec-h">
        <h2>{t('list.title')}</h2>
      </div>
      <QueryView query={goods} loading={<Skeleton shape="cards" />}>
        {(found) => <GoodsShelf goods={found.goods} images={found.images} />}
      </QueryView>
    </section>
  );
}
