import { MIN_CHARGE, TAX_PERCENT } from '@kashikari/kernel';
import { formatLength } from '../format/instant';
import { formatMoney } from '../format/number';
import type { Locale } from '../i18n/locale';
import type { Translate } from '../i18n/texts';
import { useLocale } from '../i18n/use-locale';
import { useTranslation } from '../i18n/use-translation';
import type { QuoteLine } from './quote';
import './quote.css';

interface Props {
  readonly lines: readonly QuoteLine[];
  /** Yen, tax included. */
  readonly total: number;
  /** Consumption tax in the total, yen. */
  readonly tax: number;
}

const HOUR_MS = 3_600_000;

/** 5日 × ￥1,000; with more than one piece 5日 × ￥1,000 × 2個; 2時間45分 × ￥300. Lateness may have a limit. */
function wordsOf(line: QuoteLine, t: Translate, locale: Locale): string {
  const { kind, count, unit_price: unitPrice, quantity } = line;
  if (kind === 'minimum') return t('quote.minimum', { min: formatMoney(MIN_CHARGE, 'JPY', locale) });
  if (kind === 'extended') return t('quote.extended');
  const hours = formatLength(count * HOUR_MS, locale);
  const length =
    kind === 'hour'
      ? hours
      : kind === 'late_hour'
        ? t('quote.late_hour', { hours })
        : t(`quote.${kind}`, { count });
  const pieces = quantity > 1 ? [t('quote.pieces', { count: quantity })] : [];
  const words = [length, formatMoney(unitPrice, 'JPY', locale), ...pieces].join(' × ');
  const isCapped = line.amount < Math.floor(count * unitPrice * quantity);
  return isCapped ? t('quote.capped', { line: words }) : words;
}

/** The lines of a price, their total and the tax in it, as `GET /quotes` and payments return them. */
export function PriceLines({ lines, total, tax }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  return (
    <table className="quote">
      <caption className="vh">{t('quote.label')}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.count}`}>
            <th scope="row">{wordsOf(line, t, locale)}</th>
            <td>{formatMoney(line.amount, 'JPY', locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="sum">
          <th scope="row">{t('quote.total')}</th>
          <td>{formatMoney(total, 'JPY', locale)}</td>
        </tr>
        <tr className="of">
          <th scope="row">{t('quote.tax', { percent: TAX_PERCENT })}</th>
          <td>{formatMoney(tax, 'JPY', locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
