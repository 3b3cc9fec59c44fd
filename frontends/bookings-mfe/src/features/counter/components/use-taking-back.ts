import { errorText, isApiError, useTranslation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';
import { setBack, takeBack } from '../api/take-back';
import { type BackBooking, type TrayAct, type TrayGood, unitsBack } from '../rules/tray';
import type { acknowledge } from '../sound';

interface Counter {
  change(act: TrayAct): void;
  tell(what: Parameters<typeof acknowledge>[0], words: string): void;
}

/** Takes things back at the counter, all of a booking or piece by piece, and undoes that. */
export function useTakingBack({ change, tell }: Counter) {
  const { t } = useTranslation('bookings');
  const makeStale = useMakeStale();

  function put(good: TrayGood, back: BackBooking): void {
    change({ kind: 'taken_back', good, back });
    const words = { title: good.title, back: unitsBack(back), of: back.of };
    tell('done', t(back.of > 1 ? 'counter.said.partBack' : 'counter.said.takenBack', words));
    void makeStale();
  }

  return {
    async takeBack(good: TrayGood): Promise<void> {
      const back = await takeBack(good.id);
      if (back) put(good, back);
      else tell('refused', t('counter.said.notOut', { title: good.title }));
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
        tell('refused', isApiError(error) && error.status > 0 ? errorText(error) : t('counter.said.failed'));
      }
    },
  };
}
