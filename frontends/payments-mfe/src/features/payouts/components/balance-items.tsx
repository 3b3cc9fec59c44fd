import { Link, useTranslation } from '@kashikari/web-kit';
import { useDay } from '../../../money/use-day';
import { useYen } from '../../../money/use-yen';
import type { Balance } from '../api/get-balance';

interface Props {
  readonly balance: Balance;
}

/** Lists the parts of the amount that can be paid out; nothing while it is empty. */
export function BalanceItems({ balance: { items, requestable } }: Props) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  if (items.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="balance-items">
      <h2 id="balance-items">{t('payouts.items', { amount: yen(requestable) })}</h2>
      <ul className="paylines">
        {items.map((item, index) => (
          // An item has no id of its own; the whole list is replaced.
          <Item key={index} item={item} />
        ))}
        <li className="sum">
          <span>{t('payouts.parts.requestable')}</span>
          <b>{yen(requestable)}</b>
        </li>
      </ul>
    </section>
  );
}

function Item({ item }: { readonly item: Balance['items'][number] }) {
  const { t } = useTranslation('payments');
  const yen = useYen();
  const day = useDay();
  const { kind, amount, booking_id: bookingId, title, reason, at } = item;
  const name = t(`payouts.item.${kind}`);
  const isLoan = kind === 'earned' && bookingId !== null;
  const isAtReturn = reason === 'overdue' || reason === 'extended';
  const about = isLoan ? (isAtReturn ? t(`payouts.reason.${reason}`) : '') : title;
  return (
    <li>
      <span>
        {isLoan ? <Link to={`/bookings/${bookingId}`}>{title ?? name}</Link> : name}
        <span className="meta">{[about, day(at)].filter(Boolean).join('・')}</span>
      </span>
      <span>{yen(amount)}</span>
    </li>
  );
}
