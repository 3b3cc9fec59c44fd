import { Note, useTranslation } from '@kashikari/web-kit';
import { useDay } from '../../../money/use-day';
import type { Balance } from '../api/get-balance';

interface Props {
  readonly balance: Balance;
}

/** States the day of the oldest sale, and the day on which it is paid out without a request; nothing without one. */
export function OldestNote({ balance }: Props) {
  const { t } = useTranslation('payments');
  const day = useDay();
  const { oldest_at: oldest, reminds_at: reminds, pays_at: pays, set_up: isSetUp } = balance;
  if (!oldest || !reminds || !pays || !isSetUp) return null;
  const isReminded = Date.parse(reminds) <= Date.now();
  return (
    <Note tone="warning">
      <b>{t('payouts.oldest', { day: day(oldest) })}</b>{' '}
      {isReminded
        ? t('payouts.paysBySelf', { pays: day(pays) })
        : t('payouts.remindsFirst', { reminds: day(reminds), pays: day(pays) })}
    </Note>
  );
}
