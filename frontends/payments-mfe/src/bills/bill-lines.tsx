import { addDays, type components, formatDays, useLocale, useTranslation } from '@kashikari/web-kit';
import { TAX_PERCENT } from '@kashikari/kernel';
import { useYen } from '../money/use-yen';
import './bill-lines.css';

type PlanLine = components['schemas']['PlanLine'];

interface Props {
  readonly lines: readonly PlanLine[];
  /** Yen, tax included. */
  readonly total: number;
  /** Consumption tax in what is sold, yen. */
  readonly tax: number;
  /** Absent: "Total, tax included". */
  readonly totalLabel?: string;
}

/** The lines of a plan's bill, each with how it is reckoned, their total and the tax. */
export function BillLines({ lines, total, tax, totalLabel }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  return (
    <table className="billlines">
      <caption className="vh">{t('bill.label')}</caption>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.from}`} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="sum">
          <th scope="row">{totalLabel ?? t('bill.total')}</th>
          <td>{yen(total)}</td>
        </tr>
        <tr className="of">
          <th scope="row">{t('bill.tax', { percent: TAX_PERCENT })}</th>
          <td>{yen(tax)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ line }: { readonly line: PlanLine }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const { kind, count, days, percent, amount, unit_price: price } = line;
  const hint = useHint(line);
  return (
    <tr>
      <th scope="row">
        {t(`bill.line.${kind}`, { count, price: yen(price), days, percent })}
        {hint && <span className="meta blk">{hint}</span>}
      </th>
      <td>{yen(amount)}</td>
    </tr>
  );
}

/** Returns the hint of a line: the days of a whole period, or the calculation of one seat for a part. */
function useHint(line: PlanLine): string | undefined {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const yen = useYen();
  const { kind, count, unit_price: price, days, of_days: ofDays, amount, from, to } = line;
  if (!from || !to) return undefined;
  const range = formatDays(from, addDays(to, -1), locale);
  if (kind === 'seats') return t('bill.period', { range });
  const each = yen(count === 0 ? 0 : Math.abs(amount) / count);
  return t('bill.part', { range, price: yen(price), days, ofDays, each });
}
