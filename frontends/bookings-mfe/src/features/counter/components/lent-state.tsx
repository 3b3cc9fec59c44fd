import { StateChip, errorText, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';
import type { LentRow } from '../rules/lent-rows';
import { useUntil } from './use-until';

/**
 * The state of a good on the counter in words: the number of free units, the end of the loan, or the reason of a
 * refusal.
 */
export function LentState({ lent }: { readonly lent: LentRow }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { row, schedule, range, free, quantity, shorter } = lent;
  const until = useUntil(range, schedule?.time_zone);
  const pieces = quantity > 1 && <span className="meta">{t('quantity', { count: quantity })}</span>;
  if (row.state === 'lent') {
    return (
      <>
        <StateChip state="mine">
          {row.isLater && range?.unit === 'day'
            ? t('counter.bookedFrom', { day: formatDay(range.startDate, locale) })
            : t('counter.lent')}
        </StateChip>
        {pieces}
        {until && <span className="meta">{until}</span>}
      </>
    );
  }
  if (row.state === 'sending') return <span className="meta">{t('counter.sending')}</span>;
  if (row.error) return <StateChip state="full">{errorText(row.error)}</StateChip>;
  if (!schedule) return null;
  if (row.note?.kind === 'here') {
    return (
      <>
        <StateChip state="mine">{t('counter.here')}</StateChip>
        <span className="meta">{t('counter.reads', { count: row.note.reads })}</span>
      </>
    );
  }
  if (!range) return <StateChip state="full">{t('counter.notNow')}</StateChip>;
  return (
    <>
      <StateChip state={shorter ? 'part' : 'free'}>
        {row.good.quantity > 1 ? t('counter.freeNow', { count: free }) : t('bulk.free')}
      </StateChip>
      {shorter && <span className="meta">{t('counter.shorter')}</span>}
      {row.note?.kind === 'none_left' && (
        <StateChip state="full">{t('counter.noneLeft', { count: row.note.free })}</StateChip>
      )}
    </>
  );
}
