import { ButtonLink, Empty, PageHeader, QueryView, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useUsage } from '../api/get-usage';
import type { FiguresOf } from '../figures-of';
import { MONTHS, addMonths } from '../rules/months';
import { useMonth } from '../use-month';
import { GoodsUse } from './goods-use';
import { IdleGoods } from './idle-goods';
import { MonthFigures } from './month-figures';
import { MonthNav } from './month-nav';
import { MonthPlot } from './month-plot';
import { PageSwitch } from './page-switch';
import { Refused } from './refused';
import { WeekdayPlot } from './weekday-plot';
import '../numbers.css';

/** The figures of a lender or of a group: a month, the year up to it, its goods, weekdays, and goods without loans. */
export function Numbers({ of }: { readonly of: FiguresOf }) {
  const { scope, name, back, choice, addTo } = of;
  const { t } = useTranslation('bookings');
  const shown = useMonth();
  const { month, today, isRunning } = shown;
  const usage = useUsage(scope, { by: 'month', from: addMonths(month, 1 - MONTHS), to: month });
  return (
    <>
      <PageHeader title={t('numbers.title')} back={back}>
        <div className="row sp wrap nmtop">
          {choice || <p className="meta">{name}</p>}
          <MonthNav shown={shown} />
        </div>
        <PageSwitch of={of} shown="month" />
      </PageHeader>
      <QueryView
        query={usage}
        loading={<NumbersSkeleton />}
        refused={({ status }) => status === 403 && <Refused back={back} />}
      >
        {({ usage: lines }) => (
          <div className="numbers" aria-busy={usage.isPlaceholderData}>
            <div className="nmcol">
              <MonthFigures scope={scope} lines={lines} isRunning={isRunning} />
              {lines.some(({ lent, days_out: days }) => lent + days > 0) ? (
                <MonthPlot scope={scope} lines={lines} running={today.slice(0, 7)} />
              ) : (
                <Empty
                  title={t('numbers.empty.title')}
                  actions={<ButtonLink to={addTo}>{t('numbers.empty.add')}</ButtonLink>}
                >
                  {t('numbers.empty.hint')}
                </Empty>
              )}
              <GoodsUse scope={scope} shown={shown} />
            </div>
            <div className="nmcol">
              <WeekdayPlot scope={scope} from={month} to={month} today={today} />
              <IdleGoods scope={scope} shown={shown} />
            </div>
            <p className="meta">{t('numbers.whoSees')}</p>
          </div>
        )}
      </QueryView>
    </>
  );
}

/** Grey blocks where the figures, the plot and the rows will be. */
function NumbersSkeleton() {
  return (
    <div className="numbers">
      <div className="nmcol">
        <div className="card nmfigs nmsk" aria-hidden="true" />
        <Skeleton shape="block" />
        <Skeleton shape="rows" count={6} />
      </div>
    </div>
  );
}
