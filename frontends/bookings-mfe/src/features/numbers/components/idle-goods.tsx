import {
  Button,
  Icon,
  IconChevronRight,
  LoadError,
  ListRow,
  Picture,
  Skeleton,
  dayIn,
  formatDay,
  formatNumber,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useId, useState } from 'react';
import { IDLE_DAYS, type IdleGood, type UsageScope, useIdleGoods } from '../api/get-usage';
import type { Month } from '../use-month';
import { CsvButton } from './csv-button';

/** Rows that are drawn before the reader asks for the others. */
const FIRST = 4;
const DAY_MS = 86_400_000;

interface Props {
  readonly scope: UsageScope;
  readonly shown: Month;
}

interface DayContext {
  readonly today: string;
  /** The zone of the days that are shown. */
  readonly zone: string;
}

/** The goods without a loan for 90, 180 or 365 days; goods that were never lent are listed separately. */
export function IdleGoods({ scope, shown: { params, today, zone, addressWith } }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const days = IDLE_DAYS.find((one) => one === params.get('days')) ?? '90';
  const found = useIdleGoods(scope, days);
  const [isWhole, setWhole] = useState(false);
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { never, once, total } = found.data;
  const title =
    total === 0 ? t('numbers.idle.none', { days }) : t('numbers.idle.title', { count: total, days });
  const rows = isWhole ? once : once.slice(0, FIRST);
  const left = total - never.length - rows.length;
  function more() {
    setWhole(true);
    if (isWhole || once.length <= FIRST) void found.fetchNextPage();
  }
  return (
    <section className="card nmidle" aria-labelledby={id} aria-busy={found.isPlaceholderData}>
      <div className="pad">
        <div className="nmhead">
          <h2 id={id}>{title}</h2>
          {total > 0 && <CsvButton scope={scope} figures={{ days }} of={title} />}
        </div>
        <div className="seg" role="group" aria-label={t('numbers.idle.period')}>
          {IDLE_DAYS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === days}
              onClick={() => navigate(addressWith({ days: one === '90' ? null : one }), { replace: true })}
            >
              {t(`numbers.idle.days${one}`)}
            </button>
          ))}
        </div>
      </div>
      {rows.map((good) => (
        <Row key={good.id} good={good} today={today} zone={zone} />
      ))}
      {left > 0 && (found.hasNextPage || !isWhole) && (
        <div className="nmmore">
          <Button full busy={found.isFetchingNextPage} onClick={more}>
            {t('numbers.idle.more', { left: formatNumber(left, locale) })}
          </Button>
        </div>
      )}
      {never.length > 0 && (
        <details className="nmnever">
          <summary>
            <span>
              <b className="blk">{t('numbers.idle.never', { count: never.length })}</b>
              <span className="meta">{t('numbers.idle.neverHint', { days })}</span>
            </span>
          </summary>
          {never.map((good) => (
            <Row key={good.id} good={good} today={today} zone={zone} />
          ))}
        </details>
      )}
    </section>
  );
}

function Row({ good, today, zone }: DayContext & { readonly good: IdleGood }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const last = good.last_out_at;
  return (
    <ListRow
      to={`/goods/${good.id}`}
      leading={<Picture id={good.id} url={good.thumbnail_url} size="small" />}
      title={good.title}
      trailing={
        <>
          {last && (
            <b className="sm nb">
              {t('numbers.days', { count: Math.floor((Date.now() - Date.parse(last)) / DAY_MS) })}
            </b>
          )}
          <Icon of={IconChevronRight} size="s" />
        </>
      }
    >
      {last && (
        <span className="meta">
          {t('numbers.idle.last', { day: formatDay(dayIn(zone, last), locale, today) })}
        </span>
      )}
    </ListRow>
  );
}
