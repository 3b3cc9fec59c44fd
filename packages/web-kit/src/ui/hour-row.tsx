import { useTranslation } from '../i18n/use-translation';
import { useLocale } from '../i18n/use-locale';
import { cellName } from './grid-cell';
import { GridBar } from './grid-bar';
import { GridRowHead } from './grid-row-head';
import { COLUMNS, QUARTER, quarterName } from './hour-columns';
import { type HourBar, type HourDraft, type HourRow as Row, barAt, placeHours } from './hour-rows';

interface Props {
  readonly row: Row;
  readonly index: number;
  readonly first: number;
  readonly zone: string;
  readonly bars: readonly HourBar[];
  /** The choice, if it is on this row. */
  readonly draft: HourDraft | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Position of the current time, 0 to 1 of the window; undefined outside. */
  readonly nowPlace: number | undefined;
  readonly tabbedColumn: number | undefined;
}

/** Row of one good: its name, and 48 quarter-hours with its bars over them. */
export function HourRow({ row, index, first, zone, bars, draft, now, nowPlace, tabbedColumn }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();

  function wordsOf(at: number): string {
    const taken = barAt(bars, at);
    if (taken) return taken.kind === 'draft' ? t('grid.draft') : taken.label;
    if (at + QUARTER <= now) return t('calendar.past');
    if (row.isClosed(at)) return t('state.closed');
    return t('hours.free');
  }

  return (
    <>
      <GridRowHead {...row} />
      <div className="track" role="presentation">
        {nowPlace !== undefined && (
          <span className="nowl" aria-hidden="true" style={{ left: `${nowPlace * 100}%` }} />
        )}
        {Array.from({ length: COLUMNS }, (_, column) => {
          const at = first + column * QUARTER;
          return (
            <div
              key={column}
              role="gridcell"
              data-cell={cellName(index, column)}
              tabIndex={tabbedColumn === column ? 0 : -1}
              aria-label={`${row.title} ${quarterName(at, zone, locale)} ${wordsOf(at)}`}
              aria-selected={draft !== null && draft.start <= at && at <= draft.end}
              className={row.isClosed(at) ? 'cell k' : 'cell'}
              style={{ gridColumn: column + 1 }}
            />
          );
        })}
        {bars.map((bar) => {
          const placed = placeHours(bar, first, COLUMNS);
          return placed && <GridBar key={bar.id} placed={placed} short={placed.end - placed.start < 4} />;
        })}
      </div>
    </>
  );
}
