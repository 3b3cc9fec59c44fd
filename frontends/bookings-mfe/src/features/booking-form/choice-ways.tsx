import { type SlotProps, useNavigate } from '@kashikari/web-kit';
import { pathOf, toRange } from '../../rules/booking-range';
import { isTaken, lookAhead } from '../../rules/look-ahead';
import { useScheduleAround } from '../../use-schedule-around';
import { useEqualGoods } from '../../api/find-equal-goods';
import { Alternatives } from './components/alternatives';

/**
 * Explains on a good's page why the days chosen on its calendar are unavailable, and offers alternatives. Renders
 * nothing if they are available.
 */
export function ChoiceWays({ good, schedule, choice, onChoice }: SlotProps['choice-ways']) {
  const navigate = useNavigate();
  const around = useScheduleAround(schedule, choice);
  const asked = { unit: 'day' as const, startDate: choice.start, endDate: choice.end ?? choice.start };
  const ahead =
    around &&
    lookAhead({ schedule: around, isExclusive: good.is_exclusive, asked, quantity: 1, now: Date.now() });
  const equal = useEqualGoods(good, asked, isTaken(ahead?.refusal?.code));
  if (!ahead?.refusal) return null;
  return (
    <Alternatives
      ahead={ahead}
      asked={asked}
      refused={null}
      schedule={schedule}
      quantity={1}
      onTake={(next) => next.unit === 'day' && onChoice({ start: next.startDate, end: next.endDate })}
      onFewer={() => undefined}
      equal={equal.data ?? []}
      onOther={({ id }) => navigate(pathOf(id, toRange(asked), 1))}
    />
  );
}
