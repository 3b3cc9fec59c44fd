import { Link, Picture, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import { useGoodsOf } from '../api/list-goods-of';
import type { PersonAnswer } from '../api/get-user';

interface Props {
  readonly user: PersonAnswer['user'];
  readonly own: boolean;
}

/** The number of goods that a person lends and the caller sees, the latest pictures, and a link to all of them. */
export function GoodsPart({ user: { id, name, goods_count: count }, own }: Props) {
  const { t } = useTranslation('shell');
  const heading = useId();
  const goods = useGoodsOf(id, (count ?? 0) > 0);
  if (count === null) return null;
  const none = own ? t('person.ownNoGoods') : t('person.noGoods', { name });
  const some = own ? t('person.ownGoods', { count }) : t('person.goodsCount', { count, name });
  return (
    <section className="card pad" aria-labelledby={heading}>
      <h2 id={heading}>{t('person.goods')}</h2>
      <p className="sm t2">{count === 0 ? none : some}</p>
      {goods.isLoading && <Skeleton shape="rows" count={1} />}
      {count > 0 && (
        <>
          <ul className="row pspics">
            {goods.data?.goods.map((good) => (
              <li key={good.id}>
                <Link to={`/goods/${good.id}`} aria-label={good.title}>
                  <Picture id={good.id} url={good.thumbnail_url} />
                </Link>
              </li>
            ))}
          </ul>
          <Link to={`/search?owner=${id}`} className="sm">
            {t('person.seeGoods')}
          </Link>
        </>
      )}
    </section>
  );
}
