import { browserZone, dayIn, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';
import type { LentRow } from '../rules/lent-rows';
import { useUntil } from './use-until';
import './slip.css';

interface Props {
  readonly borrower: string;
  readonly rows: readonly LentRow[];
}

/**
 * The printed slip of the lent goods, with the borrower and the end of each loan. It is hidden on the screen, which
 * shows the same data.
 */
export function Slip({ borrower, rows }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (
    <section className="ctslip" aria-hidden="true">
      <h2>{t('counter.slip.title')}</h2>
      <p>
        {t('counter.slip.to', { name: borrower })}
        <span>{formatDay(dayIn(browserZone()), locale)}</span>
      </p>
      <table>
        <tbody>
          {rows.map((lent) => (
            <SlipLine key={lent.row.bookingId ?? lent.row.good.id} lent={lent} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SlipLine({ lent: { row, range, quantity, schedule } }: { readonly lent: LentRow }) {
  const { t } = useTranslation('bookings');
  const until = useUntil(range, schedule?.time_zone);
  return (
    <tr>
      <td>
        {row.good.title}
        <small>{row.good.management_id}</small>
      </td>
      <td>{t('quantity', { count: quantity })}</td>
      <td>{until}</td>
    </tr>
  );
}
