import {
  formatMoney,
  formatDay,
  formatShortDay,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useId, useMemo } from 'react';
import { monthTitle } from '../../rules/titles';
import { useAddress } from '../../use-address';
import type { Daily } from '../api/get-daily';
import { type Bars, barsOf } from '../rules/bars';
import { FIRST_FIGURE, type Figure, figuresOf, unitOf } from '../rules/counts';
import { CountTables } from './count-tables';
import { DayChart } from './day-chart';

/** One figure by day as bars, whose heading says the result, and all figures as tables. */
export function DayPlot({ counted }: { readonly counted: Daily }) {
  const { t } = useTranslation('bookings');
  const navigate = useNavigate();
  const id = useId();
  const { params, addressWith } = useAddress();
  const figures = figuresOf(counted);
  const figure = figures.find((one) => one === params.get('figure')) ?? FIRST_FIGURE;
  const shown = useMemo(() => barsOf(counted, figure), [counted, figure]);
  const { unit, bars } = shown;
  const title = useTitle(shown, figure);
  return (
    <section className="card pad plot" aria-labelledby={id}>
      <div className="nmhead">
        <h2 id={id}>{title}</h2>
        <select
          className="filt"
          aria-label={t('numbers.daily.figure')}
          value={figure}
          onChange={(event) =>
            navigate(
              addressWith({ figure: event.target.value === FIRST_FIGURE ? null : event.target.value }),
              {
                replace: true,
              },
            )
          }
        >
          {figures.map((one) => (
            <option key={one} value={one}>
              {t(`numbers.daily.figures.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <p className="meta dykey">
        <span className="dykey-bar">
          {t(unit === 'day' ? 'numbers.daily.key.day' : 'numbers.daily.key.week')}
        </span>
        {bars.some(({ isRunning }) => isRunning) && (
          <span className="dykey-now">
            {t(unit === 'day' ? 'numbers.daily.key.today' : 'numbers.daily.key.thisWeek')}
          </span>
        )}
        {bars.some(({ isClosed }) => isClosed) && (
          <span className="dykey-shut">{t('numbers.daily.key.closed')}</span>
        )}
      </p>
      <DayChart shown={shown} figure={figure} />
      <CountTables counted={counted} figures={figures} />
    </section>
  );
}

/** The sentence over the plot: when there was most of it. */
function useTitle({ unit, bars }: Bars, figure: Figure): string {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const lines = bars.map(({ from, value }) => ({ key: from, lent: value }));
  const { name, keys, count } = monthTitle(lines, bars.find(({ isRunning }) => isRunning)?.from ?? '');
  const [when, other] = keys.map((key) => {
    const { from, to } = bars.find((bar) => bar.from === key)!;
    return unit === 'day'
      ? formatDay(from, locale)
      : t('numbers.daily.span', { from: formatShortDay(from, locale), to: formatShortDay(to, locale) });
  });
  const what = unitOf(figure);
  const amount = what === 'yen' ? formatMoney(count, 'JPY', locale) : t(`numbers.daily.${what}`, { count });
  const values = { figure: t(`numbers.daily.figures.${figure}`), when, other, amount };
  return t(`numbers.daily.titles.${unit}.${name}`, values);
}
