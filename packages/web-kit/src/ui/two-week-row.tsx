import { useTranslation } from '../i18n/use-translation';
import { formatDay } from '../format/day';
import { useLocale } from '../i18n/use-locale';
import { Glyph } from './glyph';
import { cellName } from './grid-cell';
import { GridBar } from './grid-bar';
import { GridRowHead } from './grid-row-head';

import { type GridBar as Bar, type GridDraft, type GridRow, placeBar } from './two-week-rows';

interface Props {
  readonly row: GridRow;
  readonly index: number;
  readonly days: readonly string[];
  readonly today: string;
  readonly bars: readonly Bar[];
  /** The choice, if it is on this row. */
  readonly draft: GridDraft | null;
  /** The column that Tab reaches in this row, if it is this row. */
  readonly tabbedColumn: number | undefined;
}

/** Row of one good: its name, and fourteen cells with its bars over them. */
export function TwoWeekRow({ row, index, days, today, bars, draft, tabbedColumn }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const first = days[0] ?? today;
  const counted = row.quantity > 1;
  const takenOn = (day: string) => bars.find((bar) => bar.from <= day && day <= bar.to);

  return (
    <>
      <GridRowHead {...row} />
      <div className="track" role="presentation">
        {days.map((day, column) => {
          const info = row.days[column];
          const state = info?.state ?? 'free';
          const words = takenOn(day)?.label ?? t(`calendar.${state}`, { count: info?.remaining ?? 0 });
          return (
            <div
              key={day}
              role="gridcell"
              data-cell={cellName(index, column)}
              tabIndex={tabbedColumn === column ? 0 : -1}
              aria-label={`${row.title} ${formatDay(day, locale)} ${words}`}
              aria-selected={draft !== null && draft.start <= day && day <= draft.end}
              className={`cell ${state === 'closed' ? 'k' : counted ? state : ''} ${day === today ? 'now' : ''}`}
              style={{ gridColumn: column + 1 }}
            >
              {counted && state !== 'closed' && info && <Glyph state={state} />}
              {counted && (state === 'free' || state === 'part') && info?.remaining}
            </div>
          );
        })}
        {bars.map((bar) => {
          const placed = placeBar(bar, first, days.length);
          return placed && <GridBar key={bar.id} placed={placed} short={placed.end - placed.start === 1} />;
        })}
      </div>
    </>
  );
}
