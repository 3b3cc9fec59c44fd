import type { BookingRange } from '@kashikari/availability';
import { durationOf } from '@kashikari/availability';
import {
  type Alternative,
  type ScheduleView,
  ApiError,
  MiniStrip,
  Picture,
  Refusal,
  errorText,
  formatDays,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { EqualGood } from '../rules/equal-goods';
import type { LookAhead } from '../../../rules/look-ahead';
import { stripOf } from '../rules/strip';
import { useWhen } from '../../../use-when';

interface Props {
  readonly ahead: LookAhead;
  readonly asked: BookingRange;
  /** The server's refusal, when the choice was sent and somebody was first. */
  readonly refused: ApiError | null;
  readonly schedule: ScheduleView;
  readonly quantity: number;
  readonly onTake: (asked: BookingRange) => void;
  readonly onFewer: (quantity: number) => void;
  /** Goods that would do as well and are free then. */
  readonly equal: readonly EqualGood[];
  readonly onOther: (good: EqualGood) => void;
  /** Waits for the same range; absent where that is no way out. */
  readonly onWait?: () => void;
}

/** Why a choice can't be had, and what else can, each in one tap. */
export function Alternatives({
  ahead,
  asked,
  refused,
  schedule,
  quantity,
  onTake,
  onFewer,
  equal,
  onOther,
  onWait,
}: Props) {
  const { t } = useTranslation('bookings');
  const title = useTitle(ahead, refused);
  const strip = { asked, ahead, schedule, onTake };
  const before = useAlternative('before', ahead.before, strip);
  const after = useAlternative('after', ahead.after, strip);
  const left = ahead.free;
  const fewer: Alternative | null =
    left > 0 && left < quantity
      ? {
          id: 'fewer',
          title: t('out.fewer', { count: left }),
          verb: t('out.take'),
          onTake: () => onFewer(left),
        }
      : null;
  const others = equal.map((good): Alternative => ({
    id: good.id,
    title: good.title,
    note: t('out.other'),
    leading: <Picture id={good.id} size="small" />,
    verb: t('out.take'),
    onTake: () => onOther(good),
  }));
  const wait: Alternative | null = onWait
    ? {
        id: 'wait',
        title: t('waits.wait'),
        note: t('waits.waitNote'),
        verb: t('waits.verb'),
        onTake: onWait,
      }
    : null;
  const free = [fewer, before, after, ...others].filter((alternative) => alternative !== null);
  const ways = wait ? [...free, wait] : free;
  return (
    <Refusal title={title} alternatives={ways}>
      {free.length > 0 ? t('out.intro') : undefined}
    </Refusal>
  );
}

/** Names the days that are taken; says any other reason by its code. */
function useTitle(ahead: LookAhead, refused: ApiError | null): string {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const taken = [...ahead.clash].sort();
  const [first, last] = [taken[0], taken.at(-1)];
  if (ahead.refusal?.code === 'booking.unavailable' && first && last) {
    return t('out.taken', { day: formatDays(first, last, locale) });
  }
  return errorText(ahead.refusal ? new ApiError(409, ahead.refusal.code, ahead.refusal.params) : refused);
}

interface Against {
  readonly asked: BookingRange;
  readonly ahead: LookAhead;
  readonly schedule: ScheduleView;
  readonly onTake: (asked: BookingRange) => void;
}

function useAlternative(
  id: 'before' | 'after',
  offered: BookingRange | null,
  { asked, ahead, schedule, onTake }: Against,
): Alternative | null {
  const { t } = useTranslation('bookings');
  const { sentence, length } = useWhen(offered ?? undefined, schedule.time_zone);
  if (!offered) return null;
  const strip = stripOf(offered, asked, ahead.clash);
  return {
    id,
    title: sentence,
    note: durationOf(offered) > 0 ? t(`out.${id}`, { length }) : undefined,
    leading: strip && <MiniStrip days={strip} />,
    verb: t('out.take'),
    onTake: () => onTake(offered),
  };
}
