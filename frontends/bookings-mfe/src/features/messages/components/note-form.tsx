import { ErrorNote, Button, Note, TextArea, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import { useSetBookingNote, type NoteView } from '../api/booking-note';

/** The maximum length of a note in characters (REST contract). */
const MAX = 2_000;

interface Props {
  readonly bookingId: string;
  /** The note when editing began; it is not overwritten if it has changed since. */
  readonly found: NoteView;
  onEnd(): void;
}

/** The form of the managers' note. The typed text remains if another manager was first. */
export function NoteForm({ bookingId, found, onEnd }: Props) {
  const { t } = useTranslation('bookings');
  const { say } = useFlash();
  const set = useSetBookingNote(bookingId);
  const [body, setBody] = useState(found.note.body);
  const [tag, setTag] = useState(found.tag);
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        set.mutate(
          { body: body.trim(), tag },
          {
            onSuccess: () => {
              say(t('note.done'));
              onEnd();
            },
          },
        );
      }}
    >
      <TextArea label={t('note.field')} name="note" maxLength={MAX} value={body} onValue={setBody} />
      {set.isError && found.tag === tag && <ErrorNote error={set.error} />}
      {found.tag !== tag && (
        <Note tone="warning">
          {t('note.other')} {found.note.body}{' '}
          <Button
            small
            onClick={() => {
              setTag(found.tag);
              set.reset();
            }}
          >
            {t('note.over')}
          </Button>
        </Note>
      )}
      <div className="row">
        <Button type="submit" look="soft" busy={set.isPending}>
          {t('note.save')}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {t('note.stop')}
        </Button>
      </div>
    </form>
  );
}
