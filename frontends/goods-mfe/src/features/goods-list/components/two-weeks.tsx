import { SCHEDULE_DAYS } from '@kashikari/kernel';
import {
  type GridDraft,
  TwoWeekGrid,
  addDays,
  dayIn,
  daysFrom,
  formatDays,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type ShelfContents, useLongShelf } from '../api/long-shelf';
import { dayRowOf } from '../schedule-rows';
import { ChosenBar } from './chosen-bar';
import { ScheduleSteps } from './schedule-steps';
import { ShelfView } from './shelf-view';
import { useShownZone } from './shown-zone';

/** Two weeks of goods. A stretch of days of one of them leads to its booking form. */
export function TwoWeeks({ shelved }: { readonly shelved: ShelfContents }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const navigate = useNavigate();
  const [zone, showZone] = useShownZone();
  const [turned, setTurned] = useState<string>();
  const [draft, setDraft] = useState<GridDraft | null>(null);
  const today = dayIn(zone);
  const first = turned ?? today;
  const shelf = useLongShelf(shelved, { from: first, count: SCHEDULE_DAYS });
  showZone(shelf);

  function take(): void {
    if (draft) navigate(`/goods/${draft.line}/bookings/new?from=${draft.start}&to=${draft.end}`);
  }

  return (
    <ShelfView shelf={shelf}>
      <ScheduleSteps
        earlier={{
          label: t('schedule.earlier'),
          ...(first > today && { go: () => setTurned(addDays(first, -SCHEDULE_DAYS)) }),
        }}
        now={{ label: t('today'), ...(first !== today && { go: () => setTurned(undefined) }) }}
        later={{ label: t('schedule.later'), go: () => setTurned(addDays(first, SCHEDULE_DAYS)) }}
      >
        {formatDays(first, addDays(first, SCHEDULE_DAYS - 1), locale)}
      </ScheduleSteps>
      <TwoWeekGrid
        days={daysFrom(first, SCHEDULE_DAYS)}
        today={today}
        rows={shelf.goods.map((good) => {
          const schedule = good && shelf.schedules.get(good.id);
          return schedule && dayRowOf(good, schedule, t);
        })}
        corner={t('list.title')}
        draft={draft}
        onDraft={setDraft}
        onTake={take}
        onWindow={shelf.onWindow}
      />
      <p className="meta schhint">{t('schedule.hint')}</p>
      {draft && (
        <ChosenBar
          when={formatDays(draft.start, draft.end, locale)}
          onDrop={() => setDraft(null)}
          onTake={take}
        >
          {shelf.goods.find((good) => good?.id === draft.line)?.title}
        </ChosenBar>
      )}
    </ShelfView>
  );
}
