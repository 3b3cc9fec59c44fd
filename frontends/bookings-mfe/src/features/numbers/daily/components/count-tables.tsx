import { formatDay, formatShortDay, useLocale, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { Daily, DayCounts, PeriodCounts } from '../api/get-daily';
import { MAX_DAY_ROWS } from '../rules/bars';
import { type Figure, formatFigure } from '../rules/counts';

interface Props {
  readonly counted: Daily;
  readonly figures: readonly Figure[];
}

/** All figures by week, and by day where there are few days; the latest first. */
export function CountTables({ counted: { days, weeks, totals }, figures }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const span = ({ from, to }: PeriodCounts) =>
    from === to
      ? formatShortDay(from, locale)
      : t('numbers.daily.span', { from: formatShortDay(from, locale), to: formatShortDay(to, locale) });
  const day = ({ date, closed }: DayCounts) =>
    closed
      ? t('numbers.daily.closedDay', { day: formatDay(date, locale), closed: t('numbers.daily.key.closed') })
      : formatDay(date, locale);
  const total = { ...totals, head: t('numbers.sum') };
  return (
    <>
      <details className="nmtable" open>
        <summary>{t('numbers.table')}</summary>
        <Counts
          caption={t('numbers.daily.tables.week')}
          head={t('numbers.daily.heads.week')}
          figures={figures}
          rows={weeks.map((week) => ({ ...week, head: span(week) })).reverse()}
          total={total}
        />
      </details>
      {days.length <= MAX_DAY_ROWS && (
        <details className="nmtable">
          <summary>{t('numbers.daily.tables.day')}</summary>
          <Counts
            caption={t('numbers.daily.tables.day')}
            head={t('numbers.daily.heads.day')}
            figures={figures}
            rows={days.map((one) => ({ ...one, head: day(one) })).reverse()}
            total={total}
          />
        </details>
      )}
    </>
  );
}

type Row = Readonly<Record<Figure, number>> & { readonly head: ReactNode };

interface CountsProps {
  readonly caption: string;
  readonly head: string;
  readonly figures: readonly Figure[];
  readonly rows: readonly Row[];
  readonly total: Row;
}

function Counts({ caption, head, figures, rows, total }: CountsProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const cells = (row: Row) =>
    figures.map((figure) => <td key={figure}>{formatFigure(figure, row[figure], locale)}</td>);
  return (
    <div className="scrollx" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`numbers.daily.cols.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.head}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.head}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
