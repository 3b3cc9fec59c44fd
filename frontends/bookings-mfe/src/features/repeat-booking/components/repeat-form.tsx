import type { BookingRange } from '@kashikari/availability';
import {
  type ScheduleView,
  BookingBar,
  Button,
  LoadError,
  Skeleton,
  TextArea,
  isUndecided,
  useFlash,
  useNavigate,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { toRange } from '../../../rules/booking-range';
import { useWhen } from '../../../use-when';
import { useBookRepetition, usePreview } from '../api/repeat-booking';
import { DatesTable, firstDay } from './dates-table';
import { HowOften, type Recurrence } from './how-often';
import './repeat-form.css';

interface Props {
  readonly schedule: ScheduleView;
  readonly asked: BookingRange;
  readonly quantity: number;
}

/** The repetition of a range, every date with its conflicts, and the button that books the selected dates. */
export function RepeatForm({ schedule, asked, quantity }: Props) {
  const { t } = useTranslation('bookings');
  const [often, setOften] = useState<Recurrence>({ every: 'week', count: 4 });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [memo, setMemo] = useState('');
  const user = useUser();
  const requireSignIn = useRequireSignIn();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();
  const when = useWhen(asked, schedule.time_zone);
  const repetition = { good_id: schedule.good_id, quantity, range: toRange(asked), repeat: often };
  const preview = usePreview(repetition, user !== null);
  const book = useBookRepetition();
  // A request without a response is repeated unchanged: the dates may already conflict with themselves.
  const undecided = isUndecided(book.error);
  const chosen = (preview.data ?? [])
    .filter(({ ok }) => ok)
    .map((date) => firstDay(date, schedule.time_zone))
    .filter((date) => !left.has(date));

  function leave(date: string, out: boolean): void {
    const next = new Set(left);
    if (out) next.add(date);
    else next.delete(date);
    setLeft(next);
  }

  function send(): void {
    if (!requireSignIn()) return;
    const wanted = { ...repetition, dates: chosen, ...(memo.trim() && { memo: memo.trim() }) };
    book.mutate(undecided && book.variables ? book.variables : wanted, {
      onSuccess: (bookings) => {
        say(t('repeat.done', { count: bookings.length }));
        navigate('/bookings', { replace: true });
      },
      onError: sayError,
    });
  }

  return (
    <>
      <p className="t2">{t('repeat.first', { when: when.sentence })}</p>
      <HowOften often={often} first={repetition.range} zone={schedule.time_zone} onOften={setOften} />
      <section className="sec" aria-labelledby="repeat-dates">
        <h2 id="repeat-dates">{t('repeat.dates')}</h2>
        {preview.isFetching && !preview.data && <Skeleton shape="rows" />}
        {preview.isLoadingError && <LoadError error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && (
          <DatesTable dates={preview.data} zone={schedule.time_zone} left={left} onLeave={leave} />
        )}
      </section>
      <TextArea
        label={t('new.memo')}
        optional
        rows={2}
        maxLength={1000}
        placeholder={t('new.memoHint')}
        value={memo}
        onValue={setMemo}
      />
      <BookingBar
        when={t('repeat.chosen', { count: chosen.length })}
        actions={
          <Button
            look="primary"
            busy={book.isPending}
            disabled={user !== null && !undecided && (chosen.length === 0 || preview.isFetching)}
            onClick={send}
          >
            {undecided ? t('again') : t('new.verb')}
          </Button>
        }
      >
        {quantity > 1 && t('quantity', { count: quantity })}
      </BookingBar>
    </>
  );
}
