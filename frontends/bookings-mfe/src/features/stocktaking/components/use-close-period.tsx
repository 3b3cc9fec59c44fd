import { useConfirm, useFlash, useTranslation } from '@kashikari/web-kit';
import { useUpdatePeriod } from '../api/update-period';
import type { Period } from '../api/stocktaking-types';

/** Closes a period after a question that says what is frozen. */
export function useClosePeriod(period: Pick<Period, 'id' | 'group_id' | 'name'>) {
  const { t } = useTranslation('bookings');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const update = useUpdatePeriod(period);
  return {
    busy: update.isPending,
    /** @param left number of items without a count */
    async close(left: number | undefined): Promise<void> {
      const agreed = await confirm({
        title: t('stock.close.title', { name: period.name }),
        body: (
          <>
            {left !== undefined && left > 0 && <p>{t('stock.close.left', { count: left })}</p>}
            <p>{t('stock.close.frozen')}</p>
          </>
        ),
        verb: t('stock.close.verb'),
        danger: true,
      });
      if (!agreed) return;
      update.mutate(
        { closed: true },
        { onSuccess: () => say(t('stock.close.done', { name: period.name })), onError: sayError },
      );
    },
  };
}
