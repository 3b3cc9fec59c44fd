import {
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  formatNumber,
  useLocale,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type GoodView, useGood } from '../../api/get-good';
import { GoodHead } from '../../good-head';
import { useUsage } from './api/get-usage';
import { MonthPlot } from './components/month-plot';
import { Refused } from './components/refused';
import { WeekdayPlot } from './components/weekday-plot';
import { percent, totalOf } from './rules/figures';
import { MONTHS, addMonths } from './rules/months';
import { useMonth } from './use-month';
import './numbers.css';

/** `goods/{id}/numbers`: the figures of one good over 13 months, for its managers. */
export function GoodNumbersScreen() {
  const { id = '' } = useParams();
  const good = useGood(id);
  return (
    <QueryView
      query={good}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="good" id={id} />}
    >
      {(found) => <GoodNumbers good={found.good} />}
    </QueryView>
  );
}

function GoodNumbers({ good }: { readonly good: GoodView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { today } = useMonth();
  const thisMonth = today.slice(0, 7);
  const scope = { good_id: good.id };
  const range = { from: addMonths(thisMonth, 1 - MONTHS), to: thisMonth };
  const usage = useUsage(scope, { by: 'month', ...range });
  const back = { to: `/goods/${good.id}`, label: good.title };
  return (
    <>
      <PageHeader title={t('numbers.title')} back={back}>
        <p className="meta">{t('numbers.good.sub', { title: good.title })}</p>
      </PageHeader>
      <QueryView
        query={usage}
        loading={<Skeleton shape="block" />}
        refused={({ status }) => status === 403 && <Refused back={back} />}
      >
        {({ usage: lines }) => {
          const { lent, daysOut, onTimeRate } = totalOf(lines);
          return (
            <div className="nmcol">
              <GoodHead good={good} />
              <p className="t2">
                {t('numbers.good.sum', {
                  count: lent,
                  days: formatNumber(daysOut, locale),
                  percent: percent(onTimeRate, locale),
                })}
              </p>
              <MonthPlot scope={scope} lines={lines} running={thisMonth} />
              <WeekdayPlot scope={scope} {...range} today={today} />
              <p className="meta">{t('numbers.whoSees')}</p>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
