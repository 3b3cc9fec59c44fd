import { MAX_UNIT_PRICE, MIN_UNIT_PRICE } from '@kashikari/kernel';
import { priceOfLoan, type LoanPrice, type LoanRange, type Prices } from '@kashikari/pricing';
import { addDays, formatLength, formatMoney, useLocale, useTranslation } from '@kashikari/web-kit';
import type { GoodBody } from '../good-draft';

interface Props {
  readonly terms: Pick<
    GoodBody,
    'is_hourly' | 'price_per_hour' | 'price_per_day' | 'price_per_week' | 'price_per_month'
  >;
}

/** Lengths around those at which a week or a month becomes cheaper, days. */
const DAYS = [1, 3, 6, 13, 25, 32];

/** Lengths of loans by the hour, minutes. */
const MINUTES = [60, 165, 8 * 60];

const FIRST_DAY = '2027-01-01';

/** Prices of the form; null while one of them is no price that can be saved. */
function pricesOf(terms: Props['terms']): Prices | null {
  const prices = {
    perHour: terms.price_per_hour,
    perDay: terms.price_per_day,
    perWeek: terms.price_per_week,
    perMonth: terms.price_per_month,
  };
  const isPrice = (yen: unknown) =>
    !yen || (Number.isInteger(yen) && MIN_UNIT_PRICE <= Number(yen) && Number(yen) <= MAX_UNIT_PRICE);
  return Object.values(prices).every(isPrice) ? prices : null;
}

function rangeOf(length: number, isHourly: boolean): LoanRange {
  return isHourly
    ? { unit: 'hour', startAt: 0, endAt: length * 60_000 }
    : { unit: 'day', startDate: FIRST_DAY, endDate: addDays(FIRST_DAY, length - 1) };
}

/** Example prices of some durations, with the prices of the form of which they consist. */
export function PriceExamples({ terms }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const prices = pricesOf(terms);
  if (!prices) return null;

  const money = (yen: number) => formatMoney(yen, 'JPY', locale);
  const partsOf = ({ lines }: LoanPrice) =>
    lines.flatMap(({ kind, count }) =>
      kind === 'day' || kind === 'week' || kind === 'month' ? [t(`priceExamples.${kind}`, { count })] : [],
    );
  const examples = (terms.is_hourly ? MINUTES : DAYS).flatMap((length) => {
    const verdict = priceOfLoan(prices, rangeOf(length, terms.is_hourly), 1);
    return verdict.ok && verdict.value.total > 0 ? [{ length, price: verdict.value }] : [];
  });
  if (examples.length === 0) return null;
  return (
    <table className="card pex">
      <caption>{t('priceExamples.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('priceExamples.length')}</th>
          <th scope="col">{t('priceExamples.pays')}</th>
          <th scope="col">{t('priceExamples.tax')}</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(({ length, price }) => (
          <tr key={length}>
            <th scope="row">
              {terms.is_hourly
                ? formatLength(length * 60_000, locale)
                : t('priceExamples.day', { count: length })}
              {price.lines.some(({ kind }) => kind === 'week' || kind === 'month') && (
                <span className="meta">{partsOf(price).join(' + ')}</span>
              )}
            </th>
            <td>{money(price.total)}</td>
            <td>{money(price.tax)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
