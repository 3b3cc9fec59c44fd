import { SCHEDULE_HOURS } from '@kashikari/kernel';
import {
  COLUMNS,
  type HourDraft,
  HourGrid,
  QUARTER,
  dayIn,
  formatHours,
  formatLength,
  hourFloor,
  useLocale,
  useNavigate,
  useTranslation,
  browserZone,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { type ShelfContents, useLongShelf } from '../api/long-shelf';
import { hourRowOf } from '../schedule-rows';
import { ChosenBar } from './chosen-bar';
import { LentByDay } from './lent-by-day';
import { ScheduleSteps } from './schedule-steps';
import { ShelfView } from './shelf-view';
import { useShownZone } from './shown-zone';
import { useNow } from './use-now';

const HOUR = 60 * 60_000;

/** The window slides by half its width. */
const STEP = (SCHEDULE_HOURS / 2) * HOUR;

/**
 * The number of days loaded. Twelve hours span up to two days; the third is for a choice that extends beyond the edge.
 */
const DAYS = 3;

interface Props {
  readonly shelved: ShelfContents;
  /** The number of goods, including those lent by the day. */
  readonly total: number;
}

/**
 * Twelve hours of goods that are lent by the hour, from the hour before this one on. A stretch of quarters leads to the
 * booking form.
 */
export function TwelveHours({ shelved: { question, given }, total }: Props) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const navigate = useNavigate();
  const now = useNow();
  const [zone, showZone] = useShownZone();
  const [turned, setTurned] = useState<number>();
  const [draft, setDraft] = useState<HourDraft | null>(null);
  const present = hourFloor(now, zone) - HOUR;
  const first = turned ?? present;
  const byHour = {
    question: { ...question, byHour: true },
    ...(given && { given: given.filter((good) => good.is_hourly) }),
  };
  const shelf = useLongShelf(byHour, { from: dayIn(zone, first), count: DAYS });
  const count = shelf.isPending || shelf.error ? undefined : shelf.goods.length;
  showZone(shelf);
  const end = draft && draft.end + QUARTER;
  const slide = (by: number) => setTurned(first + by);

  function take(): void {
    if (!draft || !end) return;
    const range = new URLSearchParams({
      from: new Date(draft.start).toISOString(),
      to: new Date(end).toISOString(),
    });
    navigate(`/goods/${draft.line}/bookings/new?${range.toString()}`);
  }

  return (
    <>
      {count !== undefined && count < total && <LentByDay alone={count === 0} />}
      <ShelfView shelf={shelf}>
        <ScheduleSteps
          earlier={{ label: t('schedule.earlierHours'), go: () => slide(-STEP) }}
          now={{ label: t('schedule.now'), ...(first !== present && { go: () => setTurned(undefined) }) }}
          later={{ label: t('schedule.laterHours'), go: () => slide(STEP) }}
        >
          {formatHours(first, first + COLUMNS * QUARTER, zone, locale)}
        </ScheduleSteps>
        <HourGrid
          first={first}
          zone={zone}
          now={now}
          rows={shelf.goods.map((good) => {
            const schedule = good && shelf.schedules.get(good.id);
            return schedule && hourRowOf(good, schedule, t, now);
          })}
          corner={t('list.title')}
          draft={draft}
          onDraft={setDraft}
          onTake={take}
          onSlide={(quarters) => slide(quarters * QUARTER)}
          onWindow={shelf.onWindow}
        />
        <p className="meta schhint">
          {t('schedule.hintHours')}
          {zone !== browserZone() && ` ${t('schedule.zone', { zone })}`}
        </p>
        {draft && end && (
          <ChosenBar
            when={formatHours(draft.start, end, zone, locale)}
            onDrop={() => setDraft(null)}
            onTake={take}
          >
            {shelf.goods.find((good) => good?.id === draft.line)?.title}・
            {formatLength(end - draft.start, locale)}
          </ChosenBar>
        )}
      </ShelfView>
    </>
  );
}
