import type { BookingRange } from '@kashikari/availability';
import {
  ErrorNote,
  type ScheduleView,
  BookingBar,
  Button,
  DraftNote,
  PageHeader,
  isApiError,
  isUndecided,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import type { GoodView } from '../../../api/get-good';
import type { RangeBody } from '../../../api/create-booking';
import { useEqualGoods } from '../api/find-equal-goods';
import { toRange } from '../../../rules/booking-range';
import { equalGoodsIn } from '../rules/equal-goods';
import { isTaken, lookAhead, NOTHING_KNOWN } from '../../../rules/look-ahead';
import { DayPart } from './day-part';
import { GoodHead } from '../../../good-head';
import { HourPart } from './hour-part';
import { HowPart } from './how-part';
import { type Start, useKeptChoice } from './use-kept-choice';
import { useScheduleAround } from '../../../use-schedule-around';
import { useWhen } from '../../../use-when';
import { Alternatives } from './alternatives';
import './booking-form.css';

interface Props {
  readonly good: GoodView;
  readonly schedule: ScheduleView;
  /** What the form begins with. */
  readonly start: Start;
  /** The name of its draft; absent where what is booked already is to be changed. */
  readonly keepAs?: string;
  readonly title: string;
  readonly verb: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly busy: boolean;
  /** The last refusal, until something else is chosen. */
  readonly error: unknown;
  readonly onForget: () => void;
  /** Another good is taken instead, for the same range; absent where the good can't be another. */
  readonly onOther?: (goodId: string, sent: Omit<Sent, 'memo'>) => void;
  /** Repeats the range; absent where what is booked already is to be changed. */
  readonly onRepeat?: (sent: Omit<Sent, 'memo'>) => void;
  /** Waits for the range instead; absent where what is booked already is to be changed. */
  readonly onWait?: (sent: Omit<Sent, 'memo'>) => void;
  /** Books it; `done` is called once it is booked. */
  readonly onSend: (sent: Sent, done: () => void) => void;
}

/** What a person has chosen. */
export interface Sent {
  readonly range: RangeBody;
  readonly quantity: number;
  readonly memo: string;
}

/** When, how many, a word; below it the bar with the sentence and the one filled button. */
export function BookingForm({
  good,
  schedule,
  start,
  keepAs,
  title,
  verb,
  back,
  busy,
  error,
  onForget,
  onOther,
  onRepeat,
  onWait,
  onSend,
}: Props) {
  const { t } = useTranslation('bookings');
  const { asked, choice, setChoice, hours, setHours, day, setDay, ...kept } = useKeptChoice(
    schedule,
    start,
    keepAs,
  );
  const { quantity, setQuantity, memo, setMemo } = kept;
  const requireSignIn = useRequireSignIn();
  const around = useScheduleAround(schedule, schedule.is_hourly ? { start: day } : choice);
  const ahead =
    asked &&
    around &&
    lookAhead({ schedule: around, isExclusive: good.is_exclusive, asked, quantity, now: Date.now() });
  // Without an answer nobody knows whether it is booked: it is asked for again, and nothing else is proposed.
  const undecided = !busy && isUndecided(error) ? error : null;
  const refused = isApiError(error) && !busy && !undecided ? error : null;
  // What is being sent may stand in its own way already: others hear of a booking before its answer is here.
  const impossible = !busy && !undecided && Boolean(ahead?.refusal ?? refused);
  const found = useEqualGoods(
    good,
    asked,
    onOther !== undefined && !busy && !undecided && refused === null && isTaken(ahead?.refusal?.code),
  );
  const when = useWhen(asked, schedule.time_zone);

  /** Whatever is chosen next, the last refusal speaks of something else. */
  function anew<T>(choose: (value: T) => void): (value: T) => void {
    return (value) => {
      if (error) onForget();
      choose(value);
    };
  }

  function take(next: BookingRange): void {
    if (next.unit === 'day') setChoice({ start: next.startDate, end: next.endDate });
    else setHours({ startAt: next.startAt, endAt: next.endAt });
  }

  return (
    <>
      <PageHeader title={title} back={back} />
      <DraftNote of={kept.form} />
      <GoodHead good={good} />
      <div className="nbk">
        <div>
          {schedule.is_hourly ? (
            <HourPart
              schedule={around ?? schedule}
              day={day}
              onDay={anew(setDay)}
              hours={hours}
              onHours={anew(setHours)}
            />
          ) : (
            <DayPart schedule={schedule} choice={choice} clash={ahead?.clash} onChoice={anew(setChoice)} />
          )}
          {undecided && <ErrorNote error={undecided} />}
          {asked && impossible && (
            <Alternatives
              ahead={ahead ?? NOTHING_KNOWN}
              asked={asked}
              refused={refused}
              schedule={schedule}
              quantity={quantity}
              onTake={anew(take)}
              onFewer={anew(setQuantity)}
              equal={(refused ? equalGoodsIn(refused) : found.data) ?? []}
              onOther={({ id }) => onOther?.(id, { range: toRange(asked), quantity })}
              onWait={
                onWait && isTaken(refused?.code ?? ahead?.refusal?.code)
                  ? () => requireSignIn() && onWait({ range: toRange(asked), quantity })
                  : undefined
              }
            />
          )}
        </div>
        <HowPart
          good={good}
          quantity={quantity}
          onQuantity={anew(setQuantity)}
          memo={memo}
          onMemo={setMemo}
          onRepeat={
            asked && onRepeat && (() => requireSignIn() && onRepeat({ range: toRange(asked), quantity }))
          }
        />
      </div>
      <BookingBar
        when={asked || !schedule.is_hourly ? when.sentence : t('new.chooseHours')}
        struck={impossible}
        actions={
          <Button
            look="primary"
            busy={busy}
            disabled={!asked || impossible}
            onClick={() =>
              asked &&
              requireSignIn() &&
              onSend({ range: toRange(asked), quantity, memo: memo.trim() }, kept.done)
            }
          >
            {undecided ? t('again') : verb}
          </Button>
        }
      >
        {impossible ? t('out.anew') : asked && `${when.length}・${t('quantity', { count: quantity })}`}
      </BookingBar>
    </>
  );
}
