import { Link, Picture, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { useYen } from '../../../money/use-yen';
import type { Sales } from '../api/get-sales';

/** The goods of a range, the one that earned most first. Each leads to its own sums. */
export function SalesGoods({ sales: { by_good: lines, goods } }: { readonly sales: Sales }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const [query] = useSearchParams();
  const pictures = new Map(goods.map(({ id, thumbnail_url: url }) => [id, url]));
  const most = Math.max(1, ...lines.map(({ net }) => net));
  const to = (id: string) => `?${new URLSearchParams({ ...Object.fromEntries(query), good: id })}`;
  return (
    <section className="sec" aria-labelledby="by-good">
      <div className="sec-h">
        <h2 id="by-good">{t('sales.byGood')}</h2>
        <span className="meta">{t('sales.order')}</span>
      </div>
      <ul className="card list">
        {lines.map(({ good_id: id, good_title: title, loans, days, net }) => (
          <li key={id ?? title} className="lrow">
            {id && <Picture id={id} url={pictures.get(id)} />}
            <div className="grow">
              <h3>{id ? <Link to={to(id)}>{title}</Link> : title || t('sales.fees')}</h3>
              <p className="meta">{id ? t('sales.loans', { count: loans, days }) : t('sales.fees')}</p>
            </div>
            <span className="salesbar only-w" aria-hidden="true">
              <i style={{ width: `${Math.max(0, Math.round((net / most) * 100))}%` }} />
            </span>
            <b className="nb">{yen(net)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
