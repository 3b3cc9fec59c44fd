import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconDownload,
  PageHeader,
  QueryView,
  Skeleton,
  formatDays,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { PageSwitch } from '../../components/page-switch';
import { Refused } from '../../components/refused';
import type { FiguresOf } from '../../figures-of';
import { type Daily as Counted, useDaily, useSaveDaily } from '../api/get-daily';
import { isEmpty } from '../rules/counts';
import { type ChosenPeriod, usePeriod } from '../use-period';
import '../../numbers.css';
import './daily.css';
import { DayFigures } from './day-figures';
import { DayPlot } from './day-plot';
import { LentMost } from './lent-most';
import { LongIdle } from './long-idle';
import { OwnDays, PeriodChoice, isRange } from './period-choice';

/** The figures of a lender or of a group by day: the period, one figure as a plot, all as tables, and goods. */
export function Daily({ of }: { readonly of: FiguresOf }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { sayError } = useFlash();
  const period = usePeriod();
  const daily = useDaily(of.scope, period.days, !period.isBackwards);
  const save = useSaveDaily(of.scope, period.days);
  const totals = daily.data?.totals;
  return (
    <>
      <PageHeader title={t('numbers.daily.title')} back={of.back}>
        <div className="row sp wrap nmtop">{of.choice || <p className="meta">{of.name}</p>}</div>
        <PageSwitch of={of} shown="day" />
      </PageHeader>
      <div className="row sp wrap dybar">
        <p className="meta" aria-live="polite">
          {totals && formatDays(totals.from, totals.to, locale, period.today)}
          {daily.data && daily.data.time_zone !== period.zone && (
            <> {t('numbers.daily.zone', { zone: daily.data.time_zone.replaceAll('_', ' ') })}</>
          )}
        </p>
        <div className="row wrap">
          <PeriodChoice period={period} shown={{ from: totals?.from, to: totals?.to }} />
          <button
            type="button"
            className="filt"
            aria-label={t('numbers.csvOf', { part: t('numbers.daily.title') })}
            aria-busy={save.isPending}
            disabled={save.isPending || !totals}
            onClick={() => save.mutate(t('numbers.file.day'), { onError: sayError })}
          >
            <Icon of={IconDownload} size="s" />
            {t('numbers.csv')}
          </button>
          {of.reports && (
            <ButtonLink to={of.reports} small>
              {t('reports.title')}
            </ButtonLink>
          )}
        </div>
      </div>
      {period.choice === 'own' && <OwnDays period={period} error={daily.error} />}
      {!period.isBackwards && (
        <QueryView
          query={daily}
          loading={<DailySkeleton />}
          refused={(error) => {
            if (error.status === 403) return <Refused back={of.back} />;
            return period.choice === 'own' && isRange(error) && <></>;
          }}
        >
          {(counted) => (
            <div className="daily" aria-busy={daily.isPlaceholderData}>
              <Counts of={of} counted={counted} period={period} />
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}

interface CountsProps {
  readonly of: FiguresOf;
  readonly counted: Counted;
  readonly period: ChosenPeriod;
}

function Counts({ of, counted, period }: CountsProps) {
  const { t } = useTranslation('bookings');
  const { totals, today } = counted;
  return (
    <>
      {isEmpty(totals) ? (
        <Empty
          title={t('numbers.daily.empty.title')}
          actions={
            period.choice === '365' ? (
              <ButtonLink to={of.addTo}>{t('numbers.empty.add')}</ButtonLink>
            ) : (
              <Button onClick={() => period.choose('365', {})}>{t('numbers.daily.empty.year')}</Button>
            )
          }
        >
          {t('numbers.daily.empty.hint')}
        </Empty>
      ) : (
        <>
          <DayFigures totals={totals} />
          <DayPlot counted={counted} />
        </>
      )}
      <div className="dygoods">
        <LentMost scope={of.scope} days={totals} />
        <LongIdle of={of} today={today} zone={counted.time_zone} />
      </div>
      <p className="meta">{t('numbers.whoSees')}</p>
    </>
  );
}

/** Grey blocks where the figures, the plot and the rows will be. */
function DailySkeleton() {
  return (
    <div className="daily">
      <div className="card nmfigs nmsk" aria-hidden="true" />
      <Skeleton shape="block" />
      <Skeleton shape="rows" count={6} />
    </div>
  );
}
