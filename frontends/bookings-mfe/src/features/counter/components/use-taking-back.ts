import { errorText, isApiError, useTranslation } from '@kashikari/web-kit';
import { useRef, useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useMakeStale } from '../../../api/stale';
import { listReturnable } from '../api/list-returnable';
import { setBack, takeBack } from '../api/take-back';
import { type BackBooking, type TrayAct, type TrayGood, unitsBack } from '../rules/tray';
import type { acknowledge } from '../sound';
import type { ReturnQuestion } from './whose-return';

interface Counter {
  change(act: TrayAct): void;
  tell(what: Parameters<typeof acknowledge>[0], words: string): void;
}

/**
 * Takes things back at the counter, all of a booking or piece by piece, and undoes that. Asks whose return it is if several
 * bookings of a good are out.
 */
export function useTakingBack({ change, tell }: Counter) {
  const { t } = useTranslation('bookings');
  const makeStale = useMakeStale();
  const [question, setQuestion] = useState<ReturnQuestion | null>(null);
  const isAsking = useRef(false);

  function put(good: TrayGood, back: BackBooking): void {
    change({ kind: 'taken_back', good, back });
    const words = { title: good.title, back: unitsBack(back), of: back.of };
    tell('done', t(back.of > 1 ? 'counter.said.partBack' : 'counter.said.takenBack', words));
    void makeStale();
  }

  function tellFault(error: unknown): void {
    tell('refused', isApiError(error) && error.status > 0 ? errorText(error) : t('counter.said.failed'));
  }

  return {
    /** Open while the counter asks whose return a good is. */
    question,
    async takeBack(good: TrayGood): Promise<void> {
      const { bookings, users } = await listReturnable(good.id);
      const [booking, ...others] = bookings;
      if (!booking) return tell('refused', t('counter.said.notOut', { title: good.title }));
      if (others.length === 0) return put(good, await takeBack(booking));
      // Two codes can be read at once. The second one is read again after the answer.
      if (isAsking.current) return tell('refused', t('counter.said.failed'));
      isAsking.current = true;
      setQuestion({ good, bookings, users });
      tell('read', t('counter.said.whose', { title: good.title }));
    },
    /** Takes back the booking that was chosen; without one, the good stays out. */
    async answerQuestion(booking?: BookingView): Promise<void> {
      if (!question) return;
      const { good } = question;
      isAsking.current = false;
      setQuestion(null);
      if (!booking) return tell('read', t('counter.said.stillOut', { title: good.title }));
      try {
        put(good, await takeBack(booking));
      } catch (error) {
        tellFault(error);
      }
    },
    /** So many units are back by now; those of before alone: what came back here is out again. */
    async setBack(good: TrayGood, before: BackBooking, units: number): Promise<void> {
      try {
        const back = await setBack(before, units);
        if (back.parts.length > 0) return put(good, back);
        change({ kind: 'out_again', bookingId: back.id });
        tell('read', t('counter.said.outAgain', { title: good.title }));
        void makeStale();
      } catch (error) {
        tellFault(error);
      }
    },
  };
}
