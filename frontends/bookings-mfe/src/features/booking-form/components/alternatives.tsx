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
  useUser,
} from '@kashikari/web-kit';
import type { EqualGood } from '../../../rules/equal-goods';
import { alsoIn, type Reason, waysIn } from '../rules/refused-ways';
import type { LookAhead } from '../../../rules/look-ahead';
import { maskedEmail } from '../../../rules/masked-email';
import { stripOf } from '../rules/strip';
import { useWhen } from '../../../use-when';

interface Props {
  readonly ahead: LookAhead;
  readonly asked: BookingRange;
  /** The server's refusal of a choice because another booking was first. */
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

/** The maximum number of alternative bookings in a refusal; the waiting list follows them. */
const MAX_WAYS = 3;

/** Explains why a choice is unavailable and offers alternatives, each in one tap. */
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
  const email = useUser()?.email;
  const [title = '', ...also] = useReasons(ahead, refused);
  const strip = { asked, ahead, schedule, onTake };
  // The local schedule may not yet contain the cause of the server's refusal.
  const said = ahead.refusal ? ahead : waysIn(refused);
  const longest = useAlternative('longest', said.longest, strip);
  const before = useAlternative('before', said.before, strip);
  const after = useAlternative('after', said.after, strip);
  const left = said.free;
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
        note: email ? t('waits.waitNote', { email: maskedEmail(email) }) : t('waits.waitNoteHere'),
        verb: t('waits.verb'),
        onTake: onWait,
      }
    : null;
  const free = [longest, fewer, before, after, ...others]
    .filter((alternative) => alternative !== null)
    .slice(0, MAX_WAYS);
  const ways = wait ? [...free, wait] : free;
  return (
    <Refusal title={title} also={also} alternatives={ways}>
      {free.length > 0 ? t('out.intro') : undefined}
    </Refusal>
  );
}

/** Every reason, a sentence each: names the days that are taken; says any other by its code. */
function useReasons(ahead: LookAhead, refused: ApiError | null): string[] {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const taken = [...ahead.clash].sort();
  const [first, last] = [taken[0], taken.at(-1)];
  const sentence = ({ code, params }: Reason) =>
    code === 'booking.unavailable' && first && last
      ? t('out.taken', { day: formatDays(first, last, locale) })
      : errorText(new ApiError(409, code, params));
  if (ahead.refusals.length > 0) return ahead.refusals.map(sentence);
  return refused ? [errorText(refused), ...alsoIn(refused).map(sentence)] : [];
}

/** The translation keys of alternatives that are shorter than the requested range. */
const SHORTER = { before: 'earlier', after: 'later', longest: 'longest' } as const;

interface AlternativesContext {
  readonly asked: BookingRange;
  readonly ahead: LookAhead;
  readonly schedule: ScheduleView;
  readonly onTake: (asked: BookingRange) => void;
}

function useAlternative(
  id: 'before' | 'after' | 'longest',
  offered: BookingRange | null,
  { asked, ahead, schedule, onTake }: AlternativesContext,
): Alternative | null {
  const { t } = useTranslation('bookings');
  const { sentence, length } = useWhen(offered ?? undefined, schedule.time_zone);
  if (!offered) return null;
  const strip = stripOf(offered, asked, ahead.clash);
  return {
    id,
    title: sentence,
    note:
      durationOf(offered) > 0
        ? t(`out.${durationOf(offered) < durationOf(asked) ? SHORTER[id] : id}`, { length })
        : undefined,
    leading: strip && <MiniStrip days={strip} />,
    verb: t('out.take'),
    onTake: () => onTake(offered),
  };
}
