import {
  Button,
  LoadError,
  Skeleton,
  formatNumber,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import { SORTS, type UsageLine, type UsageScope, type UsageSort, useGoodsUsage } from '../api/get-usage';
import { percent } from '../rules/figures';
import type { Month } from '../use-month';
import { CsvButton } from './csv-button';
import { GoodUseRow } from './good-use-row';
import './goods-use.css';

interface Props {
  readonly scope: UsageScope;
  readonly shown: Month;
}

/** The use of each good in a month, sorted by the chosen figure, the highest first. */
export function GoodsUse({ scope, shown: { params, month, isRunning, addressWith } }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const sort = SORTS.find((one) => one === params.get('sort')) ?? 'use_rate';
  const found = useGoodsUsage(scope, { from: month, to: month }, sort);
  const by = (next: UsageSort) =>
    navigate(addressWith({ sort: next === 'use_rate' ? null : next }), { replace: true });
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { usage, goods, total } = found.data;
  const first = usage[0];
  const title =
    first && valueOf(first, sort) > 0
      ? t(`numbers.goods.${sort}`, {
          title: goods.get(first.key)?.title ?? t('gone'),
          count: sort === 'days_out' ? first.days_out : first.lent,
          percent: percent(sort === 'on_time_rate' ? first.on_time_rate : first.use_rate, locale),
        })
      : t(isRunning ? 'numbers.goods.noneYet' : 'numbers.goods.none');
  return (
    <section aria-labelledby={id} aria-busy={found.isPlaceholderData}>
      <div className="nmhead">
        <h2 id={id}>{title}</h2>
        <CsvButton scope={scope} figures={{ by: 'good', from: month, to: month, sort }} of={title} />
      </div>
      <select
        className="filt nmsort"
        aria-label={t('numbers.sort')}
        value={sort}
        onChange={(event) => by(event.target.value as UsageSort)}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`numbers.col.${one}`)}
          </option>
        ))}
      </select>
      <table className="card nmuse">
        <caption className="vh">{t('numbers.goods.label')}</caption>
        <thead>
          <tr>
            <td className="p" />
            <th scope="col" className="g">
              {t('numbers.col.good')}
            </th>
            {SORTS.map((one) => (
              <th key={one} scope="col" className={one} aria-sort={one === sort ? 'descending' : undefined}>
                <button type="button" onClick={() => by(one)}>
                  {t(`numbers.col.${one}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usage.map((line, at) => (
            <GoodUseRow
              key={line.key}
              line={line}
              good={goods.get(line.key)}
              isFirst={at === 0 && first !== undefined}
            />
          ))}
        </tbody>
      </table>
      {found.hasNextPage && (
        <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('numbers.goods.more', { left: formatNumber(total - usage.length, locale) })}
        </Button>
      )}
      <p className="meta nmnote">{t('numbers.goods.formula')}</p>
    </section>
  );
}

const valueOf = (line: UsageLine, sort: UsageSort): number => line[sort] ?? 0;
