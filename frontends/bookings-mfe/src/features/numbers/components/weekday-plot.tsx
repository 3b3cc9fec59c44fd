import {
  QueryView,
  Skeleton,
  formatFullWeekday,
  formatNumber,
  formatWeekday,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useId } from 'react';
import { type UsageLine, type UsageScope, useUsage } from '../api/get-usage';
import { widthOf } from '../rules/figures';
import { WEEK, dayOn, isWeekPast } from '../rules/months';
import { weekdayTitle } from '../rules/titles';
import { CsvButton } from './csv-button';

interface Props {
  readonly scope: UsageScope;
  /** First and last month, `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly today: string;
}

/** The weekdays on which loans begin. The title names the busy ones. */
export function WeekdayPlot(props: Props) {
  const { scope, from, to } = props;
  const usage = useUsage(scope, { by: 'weekday', from, to });
  return (
    <QueryView query={usage} loading={<Skeleton shape="block" />}>
      {(found) => <Weekdays {...props} usage={found.usage} stale={usage.isPlaceholderData} />}
    </QueryView>
  );
}

function Weekdays({
  scope,
  from,
  to,
  today,
  usage,
  stale,
}: Props & { readonly usage: readonly UsageLine[]; readonly stale: boolean }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const lines = WEEK.flatMap((key) => usage.find((line) => line.key === key) ?? []);
  const { name, keys, count } = weekdayTitle(lines);
  const [day, other] = keys.map((key) => formatFullWeekday(dayOn(key), locale));
  const title = t(`numbers.weekdays.${name}`, { day, other });
  return (
    <section className="card pad plot" aria-labelledby={id} aria-busy={stale}>
      <div className="nmhead">
        <h2 id={id}>{title}</h2>
        <CsvButton scope={scope} figures={{ by: 'weekday', from, to }} of={title} />
      </div>
      <p className="meta">{t(from === to ? 'numbers.weekdays.hint' : 'numbers.weekdays.hintAll')}</p>
      <dl className="wd">
        {lines.map(({ key, lent, use_rate: rate }) => {
          const isClosed = rate === null && lent === 0 && isWeekPast(from, today);
          return (
            <div key={key}>
              <dt className={key === '0' ? 'sun' : key === '6' ? 'sat' : undefined}>
                <span className="vh">{formatFullWeekday(dayOn(key), locale)}</span>
                <span aria-hidden="true">{formatWeekday(dayOn(key), locale)}</span>
              </dt>
              <dd>
                <span
                  className={`hb${keys.includes(key) ? ' hi' : ''}${isClosed ? ' shut' : ''}`}
                  aria-hidden="true"
                >
                  <i style={{ width: `${widthOf(lent, count)}%` }} />
                </span>
                <span className="nb">
                  {isClosed ? t('numbers.weekdays.closed') : formatNumber(lent, locale)}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
