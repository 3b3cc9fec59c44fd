import type { Locale } from '../i18n/locale';
import { formatMoney } from './number';

/** Prices of a good in yen, tax included; null or 0 is free of charge. */
export interface Prices {
  readonly is_hourly: boolean;
  readonly price_per_hour: number | null;
  readonly price_per_day: number | null;
  readonly price_per_week: number | null;
  readonly price_per_month: number | null;
}

/** Hour, day, week and month, as they follow a price. */
const UNITS: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  ja: ['時間', '日', '週', '月'],
  en: ['hour', 'day', 'week', 'month'],
  'ja-Hira': ['1じかん', '1にち', '1しゅうかん', '1かげつ'],
};

/**
 * ¥500 / day, ¥2,000 / week · 500えん / 1にち in hiragana: the prices that count for the way in which a good is lent. Empty
 * where it is lent free of charge.
 */
export function formatPrices(prices: Prices, locale: Locale): string[] {
  const [hour, day, week, month] = UNITS[locale];
  const counted: [number | null, string][] = prices.is_hourly
    ? [[prices.price_per_hour, hour]]
    : [
        [prices.price_per_day, day],
        [prices.price_per_week, week],
        [prices.price_per_month, month],
      ];
  return counted.flatMap(([price, unit]) =>
    // Typed text that is not a number yet is no price either.
    typeof price === 'number' && price > 0 ? [`${formatMoney(price, 'JPY', locale)} / ${unit}`] : [],
  );
}
