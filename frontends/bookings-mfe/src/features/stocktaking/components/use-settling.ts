import { useFlash, useTranslation } from '@kashikari/web-kit';
import { type Decision, useSettle } from '../api/settle';
import type { Period } from '../api/stocktaking-types';
import type { CheckSelection } from '../use-chosen';

/** Settles goods by one decision and reports the outcome of each. Refused goods remain selected with their reason. */
export function useSettling(period: Pick<Period, 'id' | 'group_id'>, chosen: CheckSelection) {
  const { t } = useTranslation('bookings');
  const { say, sayError } = useFlash();
  const settle = useSettle(period);
  return {
    busy: settle.isPending,
    run(goodIds: readonly string[], decision: Decision, onSettled?: () => void): void {
      settle.mutate(
        { goodIds, ...decision },
        {
          onSuccess: (outcomes) => {
            const done = outcomes.filter(({ ok }) => ok).map(({ good_id: id }) => id);
            const refused = outcomes.filter(({ ok }) => !ok);
            chosen.settle(done, new Map(refused.map((one) => [one.good_id, one.message ?? ''])));
            say(
              refused.length === 0
                ? t('stock.settle.done', { count: done.length })
                : t('stock.settle.some', { done: done.length, count: outcomes.length }),
            );
            if (refused.length === 0) onSettled?.();
          },
          onError: sayError,
        },
      );
    },
  };
}
