import { Link, useTranslation } from '@kashikari/web-kit';
import { useDay } from '../../../money/use-day';
import { useYen } from '../../../money/use-yen';
import type { Balance } from '../api/get-balance';

interface Props {
  readonly balance: Balance;
}

/** What the amount that can be paid out consists of; nothing while it is empty. */
export function BalanceItems({ balance: { items, requestable } }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const day = useDay();
  if (items.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="balance-items">
      <h2 id="balance-items">{t('payouts.items', { amount: yen(requestable) })}</h2>
      <ul className="paylines">
        {items.map(({ kind, amount, booking_id: bookingId, title, at }, index) => (
          // An item has no id of its own; the list is drawn anew as a whole.
          <li key={index}>
            <span>
              {bookingId && kind === 'earned' ? (
                <Link to={`/bookings/${bookingId}`}>{title ?? t(`payouts.item.${kind}`)}</Link>
              ) : (
                t(`payouts.item.${kind}`)
              )}
              <span className="meta">
                {[kind === 'earned' ? '' : (title ?? ''), day(at)].filter(Boolean).join('・')}
              </span>
            </span>
            <span>{yen(amount)}</span>
          </li>
        ))}
        <li className="sum">
          <span>{t('payouts.parts.requestable')}</span>
          <b>{yen(requestable)}</b>
        </li>
      </ul>
    </section>
  );
}
