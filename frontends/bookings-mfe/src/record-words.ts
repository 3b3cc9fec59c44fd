import { type components, formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';

type Borrower = Pick<components['schemas']['User'], 'bookings_count' | 'overdue_rate'>;

/** Returns a borrower's record in words, or undefined if the caller may not see it or there is nothing in it. */
export function useRecordWords(): (borrower: Borrower | undefined) => string | undefined {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  return (borrower) => {
    const { bookings_count: count = null, overdue_rate: rate = null } = borrower ?? {};
    if (!count) return undefined;
    return rate === null
      ? t('person.record', { count })
      : t('person.recordLate', { count, rate: `${formatNumber(rate, locale)}%` });
  };
}
