import { StateChip, type StateName, useTranslation } from '@kashikari/web-kit';
import type { Delivery } from '../api/deliveries';
import { useMoment } from '../use-moment';

interface Props {
  readonly delivery: Delivery;
  readonly open: boolean;
  onOpen(): void;
}

const LOOK: Readonly<Record<Delivery['state'], StateName>> = {
  delivered: 'free',
  waiting: 'part',
  failed: 'overdue',
  dropped: 'closed',
};

/** Returns a function that says how far a delivery is. */
function useDeliveryWords() {
  const { t } = useTranslation('shell');
  const moment = useMoment();
  return ({ state, attempts, next_at: next }: Delivery): string => {
    if (state === 'delivered')
      return attempts > 1 ? t('webhooks.deliveredAfter', { count: attempts }) : t('webhooks.delivered');
    if (state === 'failed') return t('webhooks.failed');
    if (state === 'dropped') return t('webhooks.isDropped');
    if (attempts === 0) return t('webhooks.isWaiting');
    return next
      ? t('webhooks.retries', { count: attempts, when: moment(next) })
      : t('webhooks.tried', { count: attempts });
  };
}

/** One delivery: its event, its time, how far it is, and the receiver's last status. */
export function DeliveryRow({ delivery, open, onOpen }: Props) {
  const { t } = useTranslation('shell');
  const moment = useMoment();
  const wordsOf = useDeliveryWords();
  return (
    <li>
      <button
        type="button"
        className={open ? 'lrow whrow on' : 'lrow whrow'}
        aria-expanded={open}
        onClick={onOpen}
      >
        <span className="grow">
          <b className="blk">{t(`webhooks.events.${delivery.event}`)}</b>
          <code className="meta blk">{delivery.event}</code>
          <StateChip state={LOOK[delivery.state]}>{wordsOf(delivery)}</StateChip>
        </span>
        <span className="whright meta">
          <span className="blk">{moment(delivery.created_at)}</span>
          {delivery.status !== null && <span className="blk">{delivery.status}</span>}
        </span>
      </button>
    </li>
  );
}
