import {
  BookingBar,
  Button,
  type GridDraft,
  IconButton,
  Icon,
  IconChevronLeft,
  IconChevronRight,
  LoadError,
  Skeleton,
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
import { WINDOW_DAYS, useSchedules } from '../../../api/list-schedules';
import type { ListedGood } from '../api/list-goods';
import { rowOf } from '../schedule-rows';

/** Two weeks of the goods at hand. A stretch of days of one of them leads to its booking form. */
export function Schedule({ goods }: { readonly goods: readonly ListedGood[] }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const today = dayIn('Asia/Tokyo');
  const [first, setFirst] = useState(today);
  const [draft, setDraft] = useState<GridDraft | null>(null);
  const navigate = useNavigate();
  const schedules = useSchedules(
    goods.map(({ id }) => id),
    first,
  );
  if (schedules.isError)
    return <LoadError error={schedules.error} onRetry={() => void schedules.refetch()} />;
  const found = schedules.data;
  if (!found) return <Skeleton shape="rows" />;
  const days = daysFrom(first, WINDOW_DAYS);
  const rows = goods.flatMap((good) => {
    const schedule = found.get(good.id);
    return schedule ? [rowOf(good, schedule, t)] : [];
  });
  return (
    <>
      <div className="row sp schnav">
        <IconButton
          label={t('schedule.earlier')}
          disabled={first <= today}
          onClick={() => setFirst(addDays(first, -WINDOW_DAYS))}
        >
          <Icon of={IconChevronLeft} />
        </IconButton>
        <b aria-live="polite">{formatDays(first, addDays(first, WINDOW_DAYS - 1), locale)}</b>
        <IconButton label={t('schedule.later')} onClick={() => setFirst(addDays(first, WINDOW_DAYS))}>
          <Icon of={IconChevronRight} />
        </IconButton>
      </div>
      <TwoWeekGrid
        days={days}
        today={today}
        rows={rows}
        corner={t('list.title')}
        draft={draft}
        onDraft={setDraft}
      />
      {draft && (
        <BookingBar
          when={formatDays(draft.start, draft.end, locale)}
          actions={
            <>
              <Button look="quiet" onClick={() => setDraft(null)}>
                {t('schedule.drop')}
              </Button>
              <Button
                look="primary"
                onClick={() =>
                  navigate(`/goods/${draft.rowId}/bookings/new?from=${draft.start}&to=${draft.end}`)
                }
              >
                {t('schedule.book')}
              </Button>
            </>
          }
        >
          {goods.find(({ id }) => id === draft.rowId)?.title}
        </BookingBar>
      )}
    </>
  );
}
