import { formatMoney, useLocale } from '@kashikari/web-kit';

/** Formats whole yen. */
export function useYen(): (yen: number) => string {
  const locale = useLocale();
  return (yen) => formatMoney(yen, 'JPY', locale);
}
