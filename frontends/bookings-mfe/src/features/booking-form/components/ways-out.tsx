import type { Asked } from '@kashikari/availability';
import { durationOf } from '@kashikari/availability';
import { type Alternative, ApiError, Refusal, errorText, useTranslation } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/get-schedule';
import type { LookAhead } from '../rules/look-ahead';
import { useWhen } from './use-when';

interface Props {
  readonly ahead: LookAhead;
  /** The server's refusal, when the choice was sent and somebody was first. */
  readonly refused: ApiError | null;
  readonly schedule: ScheduleView;
  readonly quantity: number;
  readonly onTake: (asked: Asked) => void;
  readonly onFewer: (quantity: number) => void;
}

/** Why a choice can't be had, and what else can, each in one tap. */
export function WaysOut({ ahead, refused, schedule, quantity, onTake, onFewer }: Props) {
  const { t } = useTranslation('bookings');
  const before = useAlternative('before', ahead.before, schedule, onTake);
  const after = useAlternative('after', ahead.after, schedule, onTake);
  const free = ahead.free;
  const fewer: Alternative | null =
    free > 0 && free < quantity
      ? {
          id: 'fewer',
          title: t('out.fewer', { count: free }),
          verb: t('out.take'),
          onTake: () => onFewer(free),
        }
      : null;
  const error = ahead.refusal ? new ApiError(409, ahead.refusal.code, ahead.refusal.params) : refused;
  return (
    <Refusal
      title={errorText(error)}
      alternatives={[fewer, before, after].filter((alternative) => alternative !== null)}
    >
      {before || after || fewer ? t('out.intro') : undefined}
    </Refusal>
  );
}

function useAlternative(
  id: 'before' | 'after',
  asked: Asked | null,
  schedule: ScheduleView,
  onTake: (asked: Asked) => void,
): Alternative | null {
  const { t } = useTranslation('bookings');
  const { sentence, length } = useWhen(asked ?? undefined, schedule.time_zone);
  if (!asked) return null;
  return {
    id,
    title: sentence,
    note: durationOf(asked) > 0 ? t(`out.${id}`, { length }) : undefined,
    verb: t('out.take'),
    onTake: () => onTake(asked),
  };
}
