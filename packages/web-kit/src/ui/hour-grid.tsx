import { HOURLY_UNIT_MINUTES, WIDE_LAYOUT_PX } from '@kashikari/kernel';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { formatHours, formatLength } from '../format/instant';
import type { Locale } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import type { Cell } from './grid-cell';
import { GridFrame } from './grid-frame';
import { COLUMNS, QUARTER } from './hour-columns';
import { HourHead } from './hour-head';
import { HourRow } from './hour-row';
import { type HourDraft, type HourRow as Row, barAt, isFree, reachOver } from './hour-rows';
import { useGrid } from './use-grid';

interface Props {
  /** The first column, a full hour of the lender's clock; epoch milliseconds. */
  readonly first: number;
  /** The clock that the columns show. */
  readonly zone: string;
  readonly now: number;
  /** All rows; undefined for rows that are not loaded yet. */
  readonly rows: readonly (Row | undefined)[];
  readonly corner: string;
  readonly draft: HourDraft | null;
  readonly onDraft: (draft: HourDraft | null) => void;
  /** Enter within the choice: on to its booking. */
  readonly onTake: () => void;
  /** An arrow leads over an edge: the window slides by so many quarters. */
  readonly onSlide: (quarters: number) => void;
  readonly onWindow?: (first: number, last: number) => void;
}

/**
 * Windows in which a quarter is 8 px wide. There, one tap selects the hour, and the booking form offers the quarters.
 */
const NARROW = `(max-width: ${WIDE_LAYOUT_PX - 0.02}px)`;
const HOUR = 60 / HOURLY_UNIT_MINUTES;

/** Twelve hours of many goods, by quarter-hours. Keys and pointer work as in the two-week grid. */
export function HourGrid(props: Props) {
  const { first, zone, now, rows, corner, draft, onDraft, onTake, onSlide, onWindow } = props;
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const navigate = useNavigate();
  const rowOf = (line: string) => rows.find((row) => row?.id === line);
  const keyAt = (column: number) => first + column * QUARTER;
  const grid = useGrid<number>({
    lines: rows.map((row) => row?.id),
    columns: COLUMNS,
    keyAt,
    choice: draft,
    onTake,
    onChoice: onDraft,
    reach(line, start, wanted) {
      const row = rowOf(line);
      return row && reachOver(row, start, wanted, now);
    },
    onRefused(line, at) {
      const row = rowOf(line);
      const href = row && barAt(row.bars, at)?.href;
      if (href) void navigate(href);
    },
    onEdge(side) {
      onSlide(side * HOUR);
      return side * HOUR;
    },
    tapped(cell) {
      return window.matchMedia(NARROW).matches
        ? hourOf(cell, rows[cell.row], keyAt, now)
        : [cell.column, cell.column];
    },
  });
  const place = (now - first) / (COLUMNS * QUARTER);
  const nowPlace = place >= 0 && place < 1 ? place : undefined;
  const chosen = draft && rowOf(draft.line);

  function said(): string {
    if (!draft || !chosen) return '';
    const until = draft.end + QUARTER;
    return `${chosen.title} ${formatHours(draft.start, until, zone, locale)} ${formatLength(until - draft.start, locale)}`;
  }

  return (
    <GridFrame
      label={t('hours.label')}
      className="hours"
      grid={grid}
      count={rows.length}
      onWindow={onWindow}
      head={<HourHead first={first} zone={zone} corner={corner} now={nowPlace} nowAt={now} />}
      said={said()}
      row={(index) => {
        const row = rows[index];
        if (!row) return undefined;
        const mine = draft?.line === row.id ? draft : null;
        return (
          <HourRow
            row={row}
            index={index}
            first={first}
            zone={zone}
            now={now}
            nowPlace={nowPlace}
            draft={mine}
            bars={mine ? [...row.bars, draftBar(mine, locale)] : row.bars}
            tabbedColumn={grid.active.row === index ? grid.active.column : undefined}
          />
        );
      }}
    />
  );
}

function draftBar({ start, end }: HourDraft, locale: Locale) {
  const until = end + QUARTER;
  return {
    id: 'draft',
    from: start,
    until,
    kind: 'draft' as const,
    label: formatLength(until - start, locale),
  };
}

/** The first quarter of the tapped hour that is free, and the hour's last. */
function hourOf(
  { column }: Cell,
  row: Row | undefined,
  keyAt: (column: number) => number,
  now: number,
): readonly [number, number] {
  const begin = column - (column % HOUR);
  const last = begin + HOUR - 1;
  for (let at = begin; row && at <= last; at += 1) if (isFree(row.bars, keyAt(at), now)) return [at, last];
  return [column, last];
}
