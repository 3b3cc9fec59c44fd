import { Link, useTranslation } from '@kashikari/web-kit';
import { useYen } from '../../../money/use-yen';
import type { Balance } from '../api/get-balance';

interface Props {
  readonly balance: Balance;
}

const PARTS = ['requestable', 'held', 'disputed', 'in_transit'] as const;

/** The balance in parts: a bar for the eye, and a line for each part. */
export function BalanceParts({ balance }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const parts = PARTS.map((part) => ({ part, amount: balance[part] }));
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const shown = parts.filter(({ part, amount }) => part === 'requestable' || part === 'held' || amount !== 0);
  return (
    <div className="payparts pad">
      <div className="paybar" aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ part, amount }) => (
            <i key={part} className={part} style={{ flexGrow: amount }} />
          ))}
      </div>
      <ul className="paylines">
        {shown.map(({ part, amount }) => (
          <li key={part}>
            <span className="row">
              <i className={`paydot ${part}`} aria-hidden="true" />
              {t(`payouts.parts.${part}`)}
            </span>
            <b>{yen(amount)}</b>
            <PartHint part={part} balance={balance} />
          </li>
        ))}
        <li className="sum">
          <span>{t('payouts.parts.total')}</span>
          <b>{yen(total)}</b>
        </li>
      </ul>
    </div>
  );
}

function PartHint({ part, balance }: Props & { readonly part: (typeof PARTS)[number] }) {
  const { t } = useTranslation('payments');
  const { held_bookings: count, disputed_booking_ids: disputed } = balance;
  if (part === 'held' && count > 0) return <span className="meta">{t('payouts.heldHint', { count })}</span>;
  if (part === 'in_transit') return <span className="meta">{t('payouts.transitHint')}</span>;
  const [first] = disputed;
  if (part !== 'disputed' || first === undefined) return null;
  return (
    <span className="meta">
      {t('payouts.disputedHint')} <Link to={`/bookings/${first}`}>{t('payouts.disputedLink')}</Link>
    </span>
  );
}
