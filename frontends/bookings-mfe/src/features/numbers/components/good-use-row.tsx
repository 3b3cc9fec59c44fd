import { type Good, Link, Picture, formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import type { UsageLine } from '../api/get-usage';
import { percent, widthOf } from '../rules/figures';

interface Props {
  readonly line: UsageLine;
  /** Undefined when it was deleted meanwhile. */
  readonly good: Good | undefined;
  /** The good that the title names. */
  readonly isFirst: boolean;
}

/** One good with its figures: a line of columns on wide screens, a row with its bar on phones. */
export function GoodUseRow({ line, good, isFirst }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const rate = percent(line.use_rate, locale);
  const onTime = percent(line.on_time_rate, locale);
  return (
    <tr>
      <td className="p">
        <Picture id={line.key} url={good?.thumbnail_url} />
      </td>
      <th scope="row" className="g">
        <Link to={`/goods/${line.key}/numbers`}>{good?.title ?? t('gone')}</Link>
        {good && good.quantity > 1 && (
          <span className="meta">{t('numbers.pieces', { pieces: formatNumber(good.quantity, locale) })}</span>
        )}
      </th>
      <td className="use_rate">
        <span className={isFirst ? 'hb hi' : 'hb'} aria-hidden="true">
          <i style={{ width: `${widthOf(line.use_rate, 1)}%` }} />
        </span>
        <b>{rate}</b>
      </td>
      <td className="lent">{t('numbers.loans', { count: line.lent })}</td>
      <td className="days_out">{t('numbers.days', { count: line.days_out })}</td>
      <td className="on_time_rate">
        <span className="nmlabel">{t('numbers.col.on_time_rate')} </span>
        {onTime}
      </td>
    </tr>
  );
}
