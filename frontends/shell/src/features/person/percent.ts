import { type Locale, formatNumber } from '@kashikari/web-kit';

/** 17%: a whole number of percent. */
export const percent = (rate: number, locale: Locale): string => `${formatNumber(rate, locale)}%`;
