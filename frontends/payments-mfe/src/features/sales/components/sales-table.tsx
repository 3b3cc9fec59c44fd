import { formatMonth, formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import type { Sales } from '../api/get-sales';

const COLUMNS = ['gross', 'refunds', 'commission', 'net'] as const;

/** The sums of each month, and of all, in yen. */
export function SalesTable({ sales }: { readonly sales: Sales }) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const cells = (sums: Pick<Sales, (typeof COLUMNS)[number]>) =>
    COLUMNS.map((name) => {
      const isTaken = name === 'refunds' || name === 'commission';
      return <td key={name}>{formatNumber((isTaken ? -sums[name] : sums[name]) + 0, locale)}</td>;
    });
  return (
    <div className="card salestable" role="region" aria-label={t('sales.byMonth')} tabIndex={0}>
      <table>
        <caption className="vh">{t('sales.byMonth')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sales.month')}</th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`sales.sums.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(`${month.month}-01`, locale)}</th>
              {cells(month)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sales.total')}</th>
            {cells(sales)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
