import { type User, errorText, isApiError, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import { useMakeStale } from '../../../api/stale';
import { unitsOut } from '../../../rules/returned-units';
import { type ReturnableBookings, listReturnable } from '../api/list-returnable';
import { setBack, takeBack } from '../api/take-back';
import { type BackBooking, type TrayAct, type TrayGood, type TrayRow, unitsBack } from '../rules/tray';
import type { acknowledge } from '../sound';

interface Counter {
  latest(): readonly TrayRow[];
  change(act: TrayAct): void;
  tell(what: Parameters<typeof acknowledge>[0], words: string): void;
}

/**
 * Returns goods at the counter, one unit per read, and undoes returns. If several people have a good, its row asks for
 * the borrower. Other goods can be read meanwhile.
 */
export function useTakingBack({ latest, change, tell }: Counter) {
  const { t } = useTranslation('bookings');
  const makeStale = useMakeStale();
  /** The bookings that may be meant by a returned good, by good id. */
  const [questions, setQuestions] = useState<ReadonlyMap<string, ReturnableBookings>>(new Map());

  function put(good: TrayGood, back: BackBooking): void {
    change({ kind: 'taken_back', good, back });
    const words = { title: good.title, back: unitsBack(back), of: back.of };
    tell('done', t(back.of > 1 ? 'counter.said.partBack' : 'counter.said.takenBack', words));
    void makeStale();
  }

  async function takeBackOf(good: TrayGood, booking: BookingView, units = 1): Promise<void> {
    const known = latest().find(({ back }) => back?.id === booking.id)?.back;
    put(good, await takeBack(booking, known, units));
  }

  function reportFault(error: unknown): void {
    tell('refused', isApiError(error) && error.status > 0 ? errorText(error) : t('counter.said.failed'));
  }

  function ask(good: TrayGood, found: ReturnableBookings): void {
    const out = found.bookings.reduce((sum, booking) => sum + unitsOut(booking), 0);
    const quantity = Math.min(askedFor(good.id) + 1, out);
    setQuestions((before) => new Map([...before, [good.id, found]]));
    change({ kind: 'asked', good, quantity });
    tell('read', t('counter.said.whose', { title: good.title }));
  }

  function askedFor(goodId: string): number {
    return latest().find(({ state, good }) => state === 'asked' && good.id === goodId)?.quantity ?? 0;
  }

  return {
    questions,
    /**
     * Returns one unit of a good. Resolves to true if any unit is out.
     * @param person the person at the counter, whose booking is preferred
     */
    async takeBack(good: TrayGood, person: User | null): Promise<boolean> {
      const found = await listReturnable(good.id);
      const [first, ...others] = found.bookings;
      const own = found.bookings.find(({ user_id }) => person !== null && user_id === person.id);
      if (own) await takeBackOf(good, own);
      else if (first && others.length === 0) await takeBackOf(good, first);
      else if (first) ask(good, found);
      return first !== undefined;
    },
    /** Returns as many units of the chosen booking as were read. The question remains for the other units. */
    async answer(good: TrayGood, booking: BookingView): Promise<void> {
      const asked = askedFor(good.id);
      const units = Math.min(asked, unitsOut(booking));
      try {
        await takeBackOf(good, booking, units);
        const rest = (questions.get(good.id)?.bookings ?? []).filter(({ id }) => id !== booking.id);
        const found = { bookings: rest, users: questions.get(good.id)?.users ?? [] };
        setQuestions((before) => new Map([...before, [good.id, found]]));
        change({ kind: 'asked', good, quantity: rest.length > 0 ? asked - units : 0 });
      } catch (error) {
        change({ kind: 'asked', good, quantity: 0 });
        reportFault(error);
      }
    },
    /** Nothing of it was brought back after all. */
    dismiss(good: TrayGood): void {
      change({ kind: 'asked', good, quantity: 0 });
      tell('read', t('counter.said.stillOut', { title: good.title }));
    },
    /** Sets the number of returned units. If only the units returned before remain, the good is out again. */
    async setBack(good: TrayGood, before: BackBooking, units: number): Promise<void> {
      try {
        const back = await setBack(before, units);
        if (back.parts.length > 0) return put(good, back);
        change({ kind: 'out_again', bookingId: back.id });
        tell('read', t('counter.said.outAgain', { title: good.title }));
        void makeStale();
      } catch (error) {
        reportFault(error);
      }
    },
  };
}
