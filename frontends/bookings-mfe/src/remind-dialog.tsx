import { Button, Dialog, ErrorNote, Note, TextArea, useFlash, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from './api/get-booking';
import { useRemindBooking } from './api/remind-booking';

/** Characters of the manager's own words (REST contract). */
const MAX = 500;

interface Props {
  readonly booking: BookingView;
  readonly borrower: string | undefined;
  onClose(): void;
}

/** Asks for the return of a good: the line that is always sent, then the manager's own words, which are optional. */
export function RemindDialog({ booking, borrower = '', onClose }: Props) {
  const { t } = useTranslation('bookings');
  const { say } = useFlash();
  const remind = useRemindBooking(booking.id);
  const [words, setWords] = useState('');
  const left = MAX - [...words].length;
  const late = booking.state === 'overdue';
  const title = booking.good_title || t('gone');

  function send(): void {
    remind.mutate(words, {
      onSuccess: ({ reminder: { told } }) => {
        const ways = told.map((way) => t(`day.remind.way.${way}`)).join(t('day.remind.and'));
        say(
          told.length > 0
            ? t('day.remind.told', { name: borrower, ways })
            : t('day.remind.inPerson', { name: borrower }),
        );
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      title={t('day.remind.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('day.remind.stop')}
          </Button>
          <Button look="primary" busy={remind.isPending} disabled={left < 0} onClick={send}>
            {t('day.remind.send')}
          </Button>
        </>
      }
    >
      <div className="remind">
        <p className="meta">{t('day.remind.to', { name: borrower })}</p>
        <blockquote>{t(late ? 'day.remind.late' : 'day.remind.due', { title })}</blockquote>
        <TextArea
          label={t('day.remind.words')}
          optional
          rows={3}
          value={words}
          onValue={setWords}
          hint={t('day.remind.left', { count: left })}
          error={left < 0 ? t('day.remind.tooLong', { max: MAX }) : undefined}
        />
        {remind.error ? <ErrorNote error={remind.error} /> : <Note>{t('day.remind.instead')}</Note>}
      </div>
    </Dialog>
  );
}
