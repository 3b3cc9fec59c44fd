import {
  Link,
  Picture,
  browserZone,
  formatTime,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useRecentCounts } from '../api/list-counts';
import type { CountScope } from '../api/stocktaking-types';
import { countAddress, stockAddress } from '../rules/addresses';

const SHOWN = 8;

interface Props {
  readonly slug: string;
  readonly scope: CountScope;
  readonly date: string | null | undefined;
  readonly live: number;
}

/** The newest counts of everybody; each leads back to its item. */
export function RecentCounts({ slug, scope, date, live }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const me = useUser()?.id;
  const recent = useRecentCounts({ scope, date }, live).data;
  if (!recent) return null;
  const goods = new Map(recent.goods.map((good) => [good.id, good]));
  const names = new Map(recent.users.map(({ id, name }) => [id, name]));
  return (
    <section>
      <div className="row sp sec-h">
        <h2>{t('stock.recent')}</h2>
        <Link className="sm" to={stockAddress(slug, 'check', scope.period)}>
          {t('stock.all')}
        </Link>
      </div>
      {recent.stocktakings.length === 0 && <p className="card pad t2 sm">{t('stock.noneYet')}</p>}
      {recent.stocktakings.length > 0 && (
        <ul className="card list stpast">
          {recent.stocktakings.slice(0, SHOWN).map((count) => (
            <li key={count.id} className="lrow">
              <Picture id={count.good_id} url={goods.get(count.good_id)?.thumbnail_url} />
              <div className="grow">
                <Link className="b clip2" to={countAddress(slug, count.good_id, scope.period)}>
                  {goods.get(count.good_id)?.title ?? t('gone')}
                </Link>
                <p className="meta">
                  {[
                    formatTime(count.counted_at, browserZone(), locale),
                    count.counted_by === me ? t('stock.you') : names.get(count.counted_by),
                    count.place,
                  ]
                    .filter(Boolean)
                    .join('・')}
                </p>
              </div>
              <b className="stnum">{count.actual_quantity}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
