import { Link, type SlotProps, useTranslation } from '@kashikari/web-kit';
import { useUsage } from './api/get-usage';
import { MonthFigures } from './components/month-figures';
import { addMonths } from './rules/months';
import { useMonth } from './use-month';
import './numbers.css';

/** The figures of this month on the page of a group, and the way to all of them. */
export function GroupMonth({ groupId, slug }: SlotProps['group-month']) {
  const { t } = useTranslation('bookings');
  const { thisMonth } = useMonth();
  const scope = { group_id: groupId };
  const usage = useUsage(scope, { by: 'month', from: addMonths(thisMonth, -1), to: thisMonth });
  const lines = usage.data?.usage;
  if (usage.isError) return null;
  return (
    <section className="sec" aria-labelledby="group-month">
      <div className="sec-h">
        <h2 id="group-month">{t('numbers.thisMonth')}</h2>
        <Link to={`/-/${slug}/numbers`}>{t('numbers.all')}</Link>
      </div>
      {lines ? <MonthFigures scope={scope} lines={lines} isRunning /> : <div className="card nmsk" />}
    </section>
  );
}
