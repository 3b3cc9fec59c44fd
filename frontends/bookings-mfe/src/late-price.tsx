import { LATE_HOURS_PER_DAY } from '@kashikari/kernel';
import { lateDayPrice } from '@kashikari/pricing';
import { formatMoney, useLocale, useTranslation, type Good } from '@kashikari/web-kit';

/** Fields of a good that decide what lateness costs. */
export type LateTerms = Pick<
  Good,
  'is_hourly' | 'price_per_hour' | 'price_per_day' | 'price_per_week' | 'price_per_month'
>;

/** The price of a late day or hour. Renders nothing for a good without such a price. */
export function LatePrice({ good }: { readonly good: LateTerms }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { is_hourly: isHourly, price_per_hour: perHour } = good;
  const { price_per_day: perDay, price_per_week: perWeek, price_per_month: perMonth } = good;
  const yen = isHourly ? (perHour ?? 0) : lateDayPrice({ perDay, perWeek, perMonth });
  if (yen === 0) return null;
  const amount = formatMoney(yen, 'JPY', locale);
  const words = isHourly
    ? t('price.lateHour', { amount, max: LATE_HOURS_PER_DAY })
    : t('price.lateDay', { amount });
  return <p className="sm t2">{words}</p>;
}
