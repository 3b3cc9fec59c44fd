import {
  ButtonLink,
  Icon,
  IconChevronRight,
  IconList,
  ListRow,
  LoadError,
  Picture,
  Skeleton,
  dayIn,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import { useIdleGoods } from '../../api/get-usage';
import type { FiguresOf } from '../../figures-of';
import { useAddress } from '../../use-address';

/** Goods that are listed; the page by month lists all. */
const SHOWN = 3;
const DAYS = '365';

interface Props {
  readonly of: FiguresOf;
  readonly today: string;
  /** The zone of the days that are shown. */
  readonly zone: string;
}

/** The goods that were not lent for a year, and the way to the list of all of them. */
export function LongIdle({ of: { scope, base }, today, zone }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const lender = useAddress().params.get('lender');
  const found = useIdleGoods(scope, DAYS);
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { never, once, total } = found.data;
  return (
    <section aria-labelledby={id}>
      <div className="sec-h">
        <h2 id={id}>{t('numbers.daily.idle.title')}</h2>
        <span className="meta">{t('numbers.daily.items', { count: total })}</span>
      </div>
      {total === 0 ? (
        <p className="card pad t2">{t('numbers.daily.idle.none')}</p>
      ) : (
        <>
          <div className="card list">
            {[...once, ...never].slice(0, SHOWN).map((good) => (
              <ListRow
                key={good.id}
                to={`/goods/${good.id}`}
                leading={<Picture id={good.id} url={good.thumbnail_url} size="small" />}
                title={good.title}
                trailing={<Icon of={IconChevronRight} size="s" />}
              >
                <span className="meta">
                  {good.last_out_at
                    ? t('numbers.idle.last', { day: formatDay(dayIn(zone, good.last_out_at), locale, today) })
                    : t('numbers.daily.idle.never', {
                        day: formatDay(dayIn(zone, good.created_at), locale, today),
                      })}
                </span>
              </ListRow>
            ))}
          </div>
          <p className="row dylist">
            <ButtonLink to={`${base}?${lender ? `lender=${lender}&` : ''}days=${DAYS}`} small>
              <Icon of={IconList} size="s" />
              {t('numbers.daily.idle.list')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
