import type { Locale } from '../i18n/locale';

const TAGS: Readonly<Record<Locale, string>> = { ja: 'ja-JP', en: 'en-GB', 'ja-Hira': 'ja-JP' };

/** 1,234 */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale]).format(value);
}

/** ￥500 or ¥500; 500えん in hiragana. `amount` is in the currency's smallest unit (yen have none below). */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const value = amount / 10 ** digits;
  return locale === 'ja-Hira' && currency.toUpperCase() === 'JPY'
    ? `${formatNumber(value, locale)}えん`
    : format.format(value);
}
