import { Navigate, QueryView, useTranslation } from '@kashikari/web-kit';
import { type DayAnswer, useDay } from './api/get-day';
import { ChoiceBar } from '../../chosen/choice-bar';
import { DayHead } from './components/day-head';
import { DayPart } from './components/day-part';
import { DaySkeleton } from './components/day-skeleton';
import { DayWaits } from './components/day-waits';
import { EmptyDay } from './components/empty-day';
import { Figures } from './components/figures';
import { PickList } from './components/pick-list';
import { WeekBars } from './components/week-bars';
import { addressOfDay } from './rules/day-address';
import { useChoice } from '../../chosen/use-choice';
import { useDayFilter } from './use-day-filter';
import { useRowKeys } from './use-row-keys';
import './day.css';

const PARTS = ['late', 'check', 'due', 'starts'] as const;

/** `today`: the bookings of a day that start, are due, are late or need a check, for users who manage goods. */
export function DayScreen() {
  const shown = useDayFilter();
  const day = useDay(shown.filter, shown.lenderIds, shown.ready);
  const picks = shown.params.get('view') === 'pick';
  return (
    <>
      {!picks && <DayHead shown={shown} />}
      <QueryView
        query={day}
        loading={<DaySkeleton />}
        refused={({ code }) => code === 'booking.manager_only' && <Navigate to="/home" replace />}
      >
        {(found) =>
          picks ? (
            <PickList found={found} shown={shown} />
          ) : (
            <Day
              key={JSON.stringify(shown.filter)}
              found={found}
              shown={shown}
              stale={day.isPlaceholderData}
            />
          )
        }
      </QueryView>
    </>
  );
}

interface Props {
  readonly found: DayAnswer;
  readonly shown: ReturnType<typeof useDayFilter>;
  /** True while the previous day is shown because another one loads. */
  readonly stale: boolean;
}

function Day({ found, shown: { params, filter, day, today }, stale }: Props) {
  const { t } = useTranslation('bookings');
  const choice = useChoice();
  const { root, ...keys } = useRowKeys(found);
  const addressOf = (date: string) => addressOfDay(params, date, today);
  const isToday = day === today;
  const isEmpty = PARTS.every((part) => found.day[part].total === 0) && found.waits.length === 0;
  const part = { found, filter, isToday, choice };
  return (
    <div className={stale ? 'dayview stale' : 'dayview'} aria-busy={stale}>
      <Figures day={found.day} />
      {isEmpty && <EmptyDay isToday={isToday} week={found.week} addressOf={addressOf} />}
      <div ref={root} {...keys}>
        {PARTS.map((name) => (
          <DayPart key={name} part={name} {...part} />
        ))}
        <DayWaits found={found} />
        <DayPart part="settled" {...part} />
      </div>
      <WeekBars week={found.week} addressOf={addressOf} />
      {!isEmpty && <p className="daykeys only-w">{t('day.keys')}</p>}
      <ChoiceBar choice={choice} />
    </div>
  );
}
