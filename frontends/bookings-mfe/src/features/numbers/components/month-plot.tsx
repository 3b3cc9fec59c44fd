import { formatMonth, formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import { useId } from 'react';
import type { UsageLine, UsageScope } from '../api/get-usage';
import { percent, totalOf, widthOf } from '../rules/figures';
import { monthMark, monthName } from '../rules/months';
import { monthTitle } from '../rules/titles';
import { CsvButton } from './csv-button';

/** Height of the longest bar, px. */
const HIGH = 120;

interface Props {
  readonly scope: UsageScope;
  readonly lines: readonly UsageLine[];
  /** The month that is not over yet, `YYYY-MM`. */
  readonly running: string;
}

/** Loans by month as bars. The title says the result; the table behind one press has all figures. */
export function MonthPlot({ scope, lines, running }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const id = useId();
  const { name, keys, count } = monthTitle(lines, running);
  const [month, other] = keys.map((key) => monthName(key, locale));
  const title = t(`numbers.months.${name}`, { month, other, count });
  const [first, last] = [lines[0]?.key ?? running, lines.at(-1)?.key ?? running];
  return (
    <section className="card pad plot" aria-labelledby={id}>
      <div className="nmhead">
        <h2 id={id}>{title}</h2>
        <CsvButton scope={scope} figures={{ by: 'month', from: first, to: last }} of={title} />
      </div>
      <p className="meta">{t('numbers.months.hint')}</p>
      <ol className="m13" aria-label={t('numbers.months.label')}>
        {lines.map(({ key, lent }, at) => (
          <li
            key={key}
            className={[keys.includes(key) && 'hi', key === running && 'now'].filter(Boolean).join(' ')}
          >
            <b>{formatNumber(lent, locale)}</b>
            <i style={{ height: Math.max(2, Math.round((widthOf(lent, count) / 100) * HIGH)) }} />
            <span>
              <span className="vh">{formatMonth(`${key}-01`, locale)}</span>
              <span aria-hidden="true">
                {monthMark(key, locale)}
                {(at === 0 || key.endsWith('-01')) && <small>{key.slice(0, 4)}</small>}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <MonthTable lines={lines} caption={title} />
    </section>
  );
}

function MonthTable({ lines, caption }: { readonly lines: readonly UsageLine[]; readonly caption: string }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const total = totalOf(lines);
  return (
    <details className="nmtable">
      <summary>{t('numbers.table')}</summary>
      <div className="scrollx" role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('numbers.col.month')}</th>
              <th scope="col">{t('numbers.col.lent')}</th>
              <th scope="col">{t('numbers.col.days_out')}</th>
              <th scope="col">{t('numbers.col.use_rate')}</th>
              <th scope="col">{t('numbers.col.late')}</th>
              <th scope="col">{t('numbers.col.on_time_rate')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">{formatMonth(`${line.key}-01`, locale)}</th>
                <td>{formatNumber(line.lent, locale)}</td>
                <td>{formatNumber(line.days_out, locale)}</td>
                <td>{percent(line.use_rate, locale)}</td>
                <td>{formatNumber(line.late, locale)}</td>
                <td>{percent(line.on_time_rate, locale)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('numbers.sum')}</th>
              <td>{formatNumber(total.lent, locale)}</td>
              <td>{formatNumber(total.daysOut, locale)}</td>
              <td>–</td>
              <td>{formatNumber(total.late, locale)}</td>
              <td>{percent(total.onTimeRate, locale)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
