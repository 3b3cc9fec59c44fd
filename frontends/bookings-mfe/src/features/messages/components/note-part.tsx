import {
  Icon,
  IconButton,
  IconEdit,
  IconLock,
  dayIn,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useBookingNote, type NoteView } from '../api/booking-note';
import { useMessages } from '../api/list-messages';
import { NoteForm } from './note-form';

/** The managers' shared note, on a sunken background with a lock. Renders nothing for other users. */
export function NotePart({ booking }: { readonly booking: BookingView }) {
  const thread = useMessages(booking.id);
  return thread.data?.permissions.includes('note') ? <Note booking={booking} /> : null;
}

function Note({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const note = useBookingNote(booking.id);
  const [editing, setEditing] = useState(false);
  if (!note.data) return null;
  return (
    <section className="card pad bknote" aria-labelledby="note">
      <h2 id="note" className="row">
        <Icon of={IconLock} size="s" />
        <span className="grow">{t('note.title')}</span>
        {!editing && (
          <IconButton label={t('note.edit')} onClick={() => setEditing(true)}>
            <Icon of={IconEdit} size="s" />
          </IconButton>
        )}
      </h2>
      {editing ? (
        <NoteForm bookingId={booking.id} found={note.data} onEnd={() => setEditing(false)} />
      ) : (
        <NoteText found={note.data} zone={booking.time_zone} />
      )}
    </section>
  );
}

function NoteText({ found: { note, users }, zone }: { readonly found: NoteView; readonly zone: string }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (note.body === '' || !note.updated_at) return <p className="sm t2">{t('note.empty')}</p>;
  const day = formatDay(dayIn(zone, note.updated_at), locale);
  return (
    <>
      <p className="sm msg-body">{note.body}</p>
      <p className="meta">
        {users[0]?.name ?? t('messages.somebody')}・{day}
      </p>
    </>
  );
}
