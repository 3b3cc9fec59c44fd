import { Avatar, Button, Dialog, StateChip, useTranslation } from '@kashikari/web-kit';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useRangeWords, useStateWords } from '../../../booking-words';
import { unitsOut } from '../../../rules/returned-units';
import type { ReturnableBookings } from '../api/list-returnable';
import type { TrayGood } from '../rules/tray';
import { acknowledge } from '../sound';

/** A good that came back, and the bookings that it may belong to. */
export interface ReturnQuestion extends ReturnableBookings {
  readonly good: TrayGood;
}

interface Props {
  readonly question: ReturnQuestion;
  onChoose(booking: BookingView): void;
  onClose(): void;
}

/** Asks which borrower returns a good. The first booking has the focus, so that Enter chooses it. */
export function WhoseReturn({ question: { good, bookings, users }, onChoose, onClose }: Props) {
  const { t } = useTranslation('bookings');
  const first = useRef<HTMLButtonElement>(null);
  const typed = useRef(false);
  useEffect(() => first.current?.focus(), []);

  /** A scanner types a code and Enter: those keys are the next good and not an answer. */
  function ignoreScanner(event: KeyboardEvent): void {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const isAnswer = event.key === 'Enter' || event.key === ' ';
    if (isAnswer && (typed.current || event.repeat)) event.preventDefault();
    if (event.key === 'Enter' && typed.current) acknowledge('refused');
    typed.current = isLetter || (typed.current && event.key !== 'Enter');
  }

  return (
    <Dialog
      open
      title={t('counter.whose.title')}
      onClose={onClose}
      actions={
        <Button look="quiet" small onClick={onClose}>
          {t('counter.whose.stop')}
        </Button>
      }
    >
      <p className="meta">{good.title}</p>
      <div className="card list ctwhose" role="group" aria-label={good.title}>
        {bookings.map((booking, index) => (
          <Row
            key={booking.id}
            button={index === 0 ? first : undefined}
            booking={booking}
            borrower={users.find(({ id }) => id === booking.user_id)?.name ?? t('ofGood.somebody')}
            onKeyDown={ignoreScanner}
            onChoose={() => onChoose(booking)}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly button: Ref<HTMLButtonElement> | undefined;
  readonly booking: BookingView;
  readonly borrower: string;
  onKeyDown(event: KeyboardEvent): void;
  onChoose(): void;
}

/** A borrower, the times, and the units that are out. */
function Row({ button, booking, borrower, onKeyDown, onChoose }: RowProps) {
  const { t } = useTranslation('bookings');
  const range = useRangeWords(booking);
  const { words } = useStateWords(booking);
  return (
    <button ref={button} type="button" className="lrow" onKeyDown={onKeyDown} onClick={onChoose}>
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
