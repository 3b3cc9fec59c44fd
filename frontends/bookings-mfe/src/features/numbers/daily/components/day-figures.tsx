import { useLocale, useTranslation } from '@kashikari/web-kit';
import { Amount } from '../../components/amount';
import type { PeriodCounts } from '../api/get-daily';
import { lateShare } from '../rules/counts';

/** Four figures of the whole period: started, returned, became late, borrowers. */
export function DayFigures({ totals }: { readonly totals: PeriodCounts }) {
  const { t } = useTranslation('bookings');
  const share = lateShare(totals, useLocale());
  const late = t('numbers.daily.bookings', { count: totals.overdue });
  const figures = [
    [t('numbers.daily.figures.started'), t('numbers.daily.bookings', { count: totals.started })],
    [t('numbers.daily.figures.returned'), t('numbers.daily.bookings', { count: totals.returned })],
    [t('numbers.daily.figures.overdue'), share ? t('numbers.daily.late', { late, share }) : late],
    [t('numbers.daily.figures.borrowers'), t('numbers.daily.people', { count: totals.borrowers })],
  ] as const;
  return (
    <dl className="card nmfigs">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
