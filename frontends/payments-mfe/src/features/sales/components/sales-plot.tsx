import { formatMonth, useLocale, useTranslation } from '@kashikari/web-kit';
import { useYen } from '../../../money/use-yen';
import type { Sales } from '../api/get-sales';

/** Height of the highest column, px. */
const HIGH = 180;

const SHARES = ['refunds', 'commission', 'net'] as const;

/** Months as columns of what is kept, the commission and refunds. The table beside it has all figures. */
export function SalesPlot({ months }: Pick<Sales, 'months'>) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const yen = useYen();
  const most = Math.max(1, ...months.map(({ gross }) => gross));
  const high = (amount: number) => Math.round((Math.max(0, amount) / most) * HIGH);
  return (
    <div className="card pad">
      <p className="saleskeys" aria-hidden="true">
        {SHARES.toReversed().map((share) => (
          <span key={share}>
            <i className={share} />
            {t(`sales.sums.${share}`)}
          </span>
        ))}
      </p>
      <ol className="salesplot" aria-label={t('sales.plot')}>
        {months.map(({ month, ...sums }) => (
          <li key={month}>
            <span className="cols" aria-hidden="true">
              {SHARES.map((share) => (
                <i key={share} className={share} style={{ height: high(sums[share]) }} />
              ))}
            </span>
            <span className="vh">
              {formatMonth(`${month}-01`, locale)}: {yen(sums.net)}
            </span>
            <small aria-hidden="true">{Number(month.slice(5))}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
