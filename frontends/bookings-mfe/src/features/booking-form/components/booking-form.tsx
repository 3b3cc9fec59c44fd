import type { BookingRange } from '@kashikari/availability';
import {
  ErrorNote,
  type ScheduleView,
  BookingBar,
  Button,
  DraftNote,
  PageHeader,
  isApiError,
  formatMoney,
  isUndecided,
  useLocale,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import type { GoodView } from '../../../api/get-good';
import type { RangeBody } from '../../../api/create-booking';
import { useEqualGoods } from '../../../api/find-equal-goods';
import { isSame, toRange } from '../../../rules/booking-range';
import { equalGoodsIn } from '../../../rules/equal-goods';
import { isTaken, lookAhead, NOTHING_KNOWN } from '../../../rules/look-ahead';
import { DayPart } from './day-part';
import { GoodHead } from '../../../good-head';
import { HourPart } from './hour-part';
import { HowPart } from './how-part';
import { isAboutMoney, MoneyNote } from './money-note';
import { type Start, useKeptChoice } from './use-kept-choice';
import { useScheduleAround } from '../../../use-schedule-around';
import { useWhen } from '../../../use-when';
import { Alternatives } from './alternatives';
import { useQuote } from '../../../api/get-quote';
import { PricePart } from '../../../price-part';
import { isPaid } from '../../../rules/is-paid';
import { PriceChangePart } from './price-change-part';
import './booking-form.css';

interface Props {
  readonly good: GoodView;
  readonly schedule: ScheduleView;
  readonly start: Start;
  /** The name of its draft; absent where what is booked already is to be changed. */
  readonly keepAs?: string;
  /** The booking that is to be changed. */
  readonly changes?: BookingView;
  readonly title: string;
  readonly verb: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly busy: boolean;
  /** The last refusal, until something else is chosen. */
  readonly error: unknown;
  readonly onForget: () => void;
  /** Another good is taken instead, for the same range; absent where the good can't be another. */
  readonly onOther?: (goodId: string, sent: Omit<BookingFormValues, 'memo'>) => void;
  /** Repeats the range; absent where what is booked already is to be changed. */
  readonly onRepeat?: (sent: Omit<BookingFormValues, 'memo'>) => void;
  /** Waits for the range instead; absent where what is booked already is to be changed. */
  readonly onWait?: (sent: Omit<BookingFormValues, 'memo'>) => void;
  /** Books it; `done` is called once it is booked. */
  readonly onSend: (sent: BookingFormValues, done: () => void) => void;
}

/** The submitted values of the form. */
interface BookingFormValues {
  readonly range: RangeBody;
  readonly quantity: number;
  readonly memo: string;
  /** The total shown on the screen, in yen; absent if nothing has to be paid. */
  readonly expected_total?: number;
}

/** The range, the quantity and a memo. The bar below contains the summary and the primary button. */
export function BookingForm({
  good,
  schedule,
  start,
  keepAs,
  changes,
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
  const locale = useLocale();
  const around = useScheduleAround(schedule, schedule.is_hourly ? { start: day } : choice);
  const ahead =
    asked &&
    around &&
    lookAhead({ schedule: around, isExclusive: good.is_exclusive, asked, quantity, now: Date.now() });
  // Without a response it is unknown whether the booking exists. The same request is repeated, and no alternatives are
  // offered.
  const undecided = !busy && isUndecided(error) ? error : null;
  const aboutMoney = !busy && isAboutMoney(error) ? error : null;
  const refused = isApiError(error) && !busy && !undecided && !aboutMoney ? error : null;
  // A booking being sent may already conflict with itself: the live stream can report it before its response arrives.
  const impossible = !busy && !undecided && Boolean(ahead?.refusal ?? refused);
  const found = useEqualGoods(
    good,
    asked,
    onOther !== undefined && !busy && !undecided && refused === null && isTaken(ahead?.refusal?.code),
  );
  const when = useWhen(asked, schedule.time_zone);
  const moves = asked !== undefined && (quantity !== start.quantity || !isSame(asked, start.asked));
  const hasPrice = changes ? changes.price !== null && moves : keepAs !== undefined;
  const quote = useQuote(good, asked, quantity, hasPrice && !impossible, changes?.id);
  const total = asked && hasPrice && !impossible && !quote.isPlaceholderData ? (quote.data?.total ?? 0) : 0;
  const price = total > 0 ? formatMoney(total, 'JPY', locale) : undefined;

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
          {aboutMoney && <MoneyNote error={aboutMoney} />}
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
          price={
            asked &&
            hasPrice &&
            !impossible &&
            (changes ? (
              <PriceChangePart quote={quote} isPaid={isPaid(changes)} />
            ) : (
              <PricePart quote={quote} good={good} />
            ))
          }
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
            disabled={!asked || impossible || quote.isFetching || quote.isError}
            onClick={() =>
              asked &&
              requireSignIn() &&
              onSend(
                {
                  ...{ range: toRange(asked), quantity, memo: memo.trim() },
                  ...(hasPrice && quote.data && { expected_total: quote.data.total }),
                },
                kept.done,
              )
            }
          >
            {undecided ? t('again') : verb}
          </Button>
        }
      >
        {impossible
          ? t('out.anew')
          : asked && [when.length, t('quantity', { count: quantity }), price].filter(Boolean).join('・')}
      </BookingBar>
    </>
  );
}
