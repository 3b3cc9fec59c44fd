import { Avatar, Icon, IconButton, IconX, Picture, StateChip, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import { unitsOut } from '../../../rules/returned-units';
import type { ReturnableBookings } from '../api/list-returnable';
import type { TrayRow } from '../rules/tray';

interface Props {
  readonly row: TrayRow;
  readonly question: ReturnableBookings;
  onChoose(booking: BookingView): Promise<void>;
  onDismiss(): void;
}

/** A returned good with its possible borrowers, the earliest end first. Other goods can be read meanwhile. */
export function WhoseReturn({ row: { good, quantity }, question, onChoose, onDismiss }: Props) {
  const { t } = useTranslation('bookings');
  const [busy, setBusy] = useState(false);
  const { bookings, users } = question;

  function choose(booking: BookingView): void {
    if (busy) return;
    setBusy(true);
    void onChoose(booking).finally(() => setBusy(false));
  }

  return (
    <>
      <div className="lrow">
        <Picture id={good.id} url={good.thumbnail_url} />
        <div className="grow">
          <h3 className="clip2">{good.title}</h3>
          <div className="row wrap rowmeta">
            <StateChip state="part">{t('counter.whose.title')}</StateChip>
            {quantity > 1 && <span className="meta">{t('quantity', { count: quantity })}</span>}
          </div>
        </div>
        <IconButton label={t('counter.whose.dismiss', { title: good.title })} onClick={onDismiss}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      <div className="list ctwhose" role="group" aria-label={good.title} aria-busy={busy}>
        {bookings.map((booking) => (
          <Row
            key={booking.id}
            booking={booking}
            borrower={users.find(({ id }) => id === booking.user_id)?.name ?? t('ofGood.somebody')}
            onChoose={() => choose(booking)}
          />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  readonly booking: BookingView;
  readonly borrower: string;
  onChoose(): void;
}

/** A borrower, the times, and the units that are out. */
function Row({ booking, borrower, onChoose }: RowProps) {
  const { t } = useTranslation('bookings');
  const range = useRangeWords(booking);
  const { words } = useStateWords(booking);
  return (
    <button type="button" className="lrow" onClick={onChoose}>
      <Avatar name={borrower} />
      <span className="grow">
        <span className="b">{borrower}</span>
        <span className="meta">{range}</span>
        <span className="meta">{t('counter.whose.out', { count: unitsOut(booking) })}</span>
        {booking.state === 'overdue' && <StateChip state="overdue">{words}</StateChip>}
      </span>
    </button>
  );
}
