import {
  type DayRange,
  DayCalendar,
  StateChip,
  dayIn,
  weeksOf,
  nextChoice,
  useTranslation,
} from '@kashikari/web-kit';
import { useMemo, useState } from 'react';
import { WhenCard } from '../../../when-card';
import { type AllGoods, minimumOf } from '../rules/for-all';

interface Props {
  readonly all: AllGoods;
  readonly zone: string;
  readonly choice: DayRange | null;
  onChoice(choice: DayRange): void;
}

/** One month for all goods: a day is as free as the good with the fewest left. */
export function BulkDays({ all, zone, choice, onChoice }: Props) {
  const { t } = useTranslation('bookings');
  const today = dayIn(zone);
  const [first, setFirst] = useState(() => weeksOf(choice?.start ?? today, today));
  const days = useMemo(() => minimumOf(all), [all]);
  return (
    <WhenCard hint={t('bulk.minimum')} className="bulkcal">
      <DayCalendar
        first={first}
        onFirst={setFirst}
        today={today}
        days={days}
        choice={choice}
        showCount={false}
        onPick={(day) => onChoice(nextChoice(choice, day))}
      />
      <div className="leg">
        <StateChip state="free">{t('bulk.allFree')}</StateChip>
        <StateChip state="full">{t('bulk.someMissing')}</StateChip>
        <StateChip state="closed">{t('legend.closed')}</StateChip>
      </div>
    </WhenCard>
  );
}
