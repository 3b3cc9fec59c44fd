import { addDays } from '@kashikari/kernel';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { formatDays } from '../format/day';
import { useLocale } from '../i18n/use-locale';
import { GridFrame } from './grid-frame';
import { TwoWeekHead } from './two-week-head';
import { TwoWeekRow } from './two-week-row';
import type { GridBar, GridDraft, GridRow } from './two-week-rows';
import { useGrid } from './use-grid';

interface Props {
  /** The days shown, in order; 14 as a rule. */
  readonly days: readonly string[];
  readonly today: string;
  /** All rows; undefined for rows that are not loaded yet. */
  readonly rows: readonly (GridRow | undefined)[];
  /** Heading of the names' column. */
  readonly corner: string;
  /** The choice in the making, drawn as an outlined bar. */
  readonly draft: GridDraft | null;
  readonly onDraft: (draft: GridDraft | null) => void;
  /** Enter within the choice: on to its booking. */
  readonly onTake?: () => void;
  /** Called with the visible rows. */
  readonly onWindow?: (first: number, last: number) => void;
}

/**
 * Two weeks of many goods. Arrows move by day and good, Enter starts a selection and Enter again ends it. Shift and an
 * arrow extend it, Esc drops it. Dragging over days, or pressing the first and the last, does the same.
 */
export function TwoWeekGrid({ days, today, rows, corner, draft, onDraft, onTake, onWindow }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const navigate = useNavigate();
  const first = days[0] ?? today;
  const hrefAt = (line: string, day: string) =>
    rows.find((row) => row?.id === line)?.bars.find((bar) => bar.from <= day && day <= bar.to)?.href;
  const grid = useGrid<string>({
    lines: rows.map((row) => row?.id),
    columns: days.length,
    keyAt: (column) => addDays(first, column),
    // Days that somebody has may be chosen: the form that follows knows the ways out. Past ones may not, and a booking
    // that one may see is opened.
    reach: (line, start, wanted) => (start < today || hrefAt(line, start) ? undefined : wanted),
    onRefused(line, day) {
      const href = hrefAt(line, day);
      if (href) void navigate(href);
    },
    choice: draft,
    onChoice: onDraft,
    onTake,
  });
  const drafted = (row: GridRow): GridBar[] =>
    draft?.line === row.id
      ? [{ id: 'draft', from: draft.start, to: draft.end, kind: 'draft', label: t('grid.draft') }]
      : [];
  const holidays = new Set(
    rows.flatMap((row) => row?.days.filter(({ holiday }) => holiday) ?? []).map(({ date }) => date),
  );
  const chosen = rows.find((row) => row !== undefined && row.id === draft?.line);

  return (
    <GridFrame
      label={t('grid.label')}
      grid={grid}
      count={rows.length}
      onWindow={onWindow}
      head={<TwoWeekHead days={days} today={today} corner={corner} holidays={holidays} />}
      said={draft && chosen ? `${chosen.title} ${formatDays(draft.start, draft.end, locale)}` : ''}
      row={(index) => {
        const row = rows[index];
        return (
          row && (
            <TwoWeekRow
              row={row}
              index={index}
              days={days}
              today={today}
              bars={[...row.bars, ...drafted(row)]}
              draft={draft?.line === row.id ? draft : null}
              tabbedColumn={grid.active.row === index ? grid.active.column : undefined}
            />
          )
        );
      }}
    />
  );
}
