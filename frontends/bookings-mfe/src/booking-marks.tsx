import { Badge, StateChip, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from './api/get-booking';
import { useStateWords } from './booking-words';
import { DueTag } from './due-tag';

interface Props {
  readonly booking: BookingView;
  /** It is out and its end is near or past, which is said in the place of its state. */
  readonly due: boolean;
}

/** The marks of a booking in every list: its state, its unread messages, and a turn-round that is too short. */
export function BookingMarks({ booking, due }: Props) {
  const { t } = useTranslation('bookings');
  const { state, words } = useStateWords(booking);
  return (
    <>
      {due ? <DueTag booking={booking} /> : <StateChip state={state}>{words}</StateChip>}
      <Badge
        count={booking.unread_messages}
        label={t('messages.unread', { count: booking.unread_messages })}
      />
      {booking.short_turn_round && <StateChip state="part">{t('list.shortTurnRound')}</StateChip>}
    </>
  );
}
