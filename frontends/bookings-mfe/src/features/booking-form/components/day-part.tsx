import {
  type DayRange,
  type ScheduleView,
  DayCalendar,
  StateChip,
  dayIn,
  weeksOf,
  nextChoice,
  useShownDays,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { WhenCard } from '../../../when-card';

interface Props {
  readonly schedule: ScheduleView;
  readonly choice: DayRange | null;
  readonly clash?: ReadonlySet<string>;
  readonly onChoice: (choice: DayRange) => void;
}

/**
 * The month with the remaining quantity of each day. Months beyond the loaded schedule are fetched when the user turns
 * to them.
 */
export function DayPart({ schedule, choice, clash, onChoice }: Props) {
  const { t } = useTranslation('bookings');
  const today = dayIn(schedule.time_zone);
  const [first, setFirst] = useState(() => weeksOf(choice?.start ?? today, today));
  const days = useShownDays(schedule, first);
  return (
    <WhenCard hint={t('new.whenHint')}>
      <DayCalendar
        first={first}
        onFirst={setFirst}
        today={today}
        days={days}
        choice={choice}
        clash={clash}
        showCount={schedule.quantity > 1}
        onPick={(day) => onChoice(nextChoice(choice, day))}
      />
      <div className="leg">
        <StateChip state="free">{t(schedule.quantity > 1 ? 'legend.freeCount' : 'legend.free')}</StateChip>
        {schedule.quantity > 1 && <StateChip state="part">{t('legend.part')}</StateChip>}
        <StateChip state="full">{t('legend.full')}</StateChip>
        <StateChip state="closed">{t('legend.closed')}</StateChip>
      </div>
    </WhenCard>
  );
}
