import {
  LoadError,
  ListRow,
  Picture,
  Skeleton,
  formatMonth,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import { type UsageScope, useGoodsUsage } from '../../api/get-usage';
import { widthOf } from '../../rules/figures';
import type { PeriodCounts } from '../api/get-daily';

/** Goods that are listed; the page by month has all. */
const SHOWN = 4;

interface Props {
  readonly scope: UsageScope;
  /** The shown days. */
  readonly days: Pick<PeriodCounts, 'from' | 'to'>;
}

/** The goods that were lent most in the months of the period. */
export function LentMost({ scope, days }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const months = { from: days.from.slice(0, 7), to: days.to.slice(0, 7) };
  const found = useGoodsUsage(scope, months, 'lent');
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const lines = found.data.usage.filter(({ lent }) => lent > 0).slice(0, SHOWN);
  const [from, to] = [formatMonth(days.from, locale), formatMonth(days.to, locale)];
  return (
    <section aria-labelledby={id} aria-busy={found.isPlaceholderData}>
      <h2 id={id}>{t('numbers.daily.most.title')}</h2>
      <p className="meta">
        {from === to
          ? t('numbers.daily.most.month', { month: from })
          : t('numbers.daily.most.months', { from, to })}
      </p>
      {lines.length === 0 ? (
        <p className="card pad t2">{t('numbers.daily.most.none')}</p>
      ) : (
        <div className="card list">
          {lines.map(({ key, lent }) => {
            const good = found.data.goods.get(key);
            return (
              <ListRow
                key={key}
                to={`/goods/${key}/numbers`}
                leading={<Picture id={key} url={good?.thumbnail_url} size="small" />}
                title={good?.title ?? t('gone')}
                trailing={
                  <>
                    <span className="hb hi dyuse only-w" aria-hidden="true">
                      <i style={{ width: `${widthOf(lent, lines[0]?.lent ?? 0)}%` }} />
                    </span>
                    <b className="nb">{t('numbers.loans', { count: lent })}</b>
                  </>
                }
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
