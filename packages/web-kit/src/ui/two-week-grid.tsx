import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoWeekHead } from './two-week-head';
import { TwoWeekRow } from './two-week-row';
import { type Cell, cellAfterKey, type GridBar, type GridDraft, type GridRow } from './two-week-rows';

interface Props {
  /** The days shown, in order; 14 as a rule. */
  readonly days: readonly string[];
  readonly today: string;
  readonly rows: readonly GridRow[];
  /** What is written over the names' column. */
  readonly corner: string;
  /** The choice in the making, drawn as an outlined bar. */
  readonly draft: GridDraft | null;
  /** Enter or a press on a cell: the first starts, the second (in the same row, not before) ends. null drops it. */
  readonly onDraft: (draft: GridDraft | null) => void;
  readonly holidays?: ReadonlySet<string>;
}

/**
 * Two weeks of many things. Arrows move by day and thing, Enter starts a choice and Enter again ends it, Esc drops it.
 * A press with the pointer does as Enter does.
 */
export function TwoWeekGrid({ days, today, rows, corner, draft, onDraft, holidays }: Props) {
  const { t } = useTranslation('kit');
  const table = useRef<HTMLDivElement>(null);
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const [moved, setMoved] = useState(false);
  /** The choice has a start only; the next press ends it. */
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (moved) table.current?.querySelector<HTMLElement>(`[data-cell="${cell.row}:${cell.column}"]`)?.focus();
  }, [cell, moved]);

  function pick(at: Cell): void {
    const row = rows[at.row];
    const day = days[at.column];
    if (!row || !day || day < today) return;
    setCell(at);
    if (open && draft?.rowId === row.id && day >= draft.start) {
      setOpen(false);
      onDraft({ ...draft, end: day });
    } else {
      setOpen(true);
      onDraft({ rowId: row.id, start: day, end: day });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (!(event.target as HTMLElement).dataset.cell) return;
    const next = cellAfterKey(cell, event.key, rows.length, days.length);
    if (next) {
      setCell(next);
      setMoved(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      pick(cell);
    } else if (event.key === 'Escape' && draft) {
      setOpen(false);
      onDraft(null);
    } else {
      return;
    }
    event.preventDefault();
  }

  const drafted = (row: GridRow): GridBar[] =>
    draft?.rowId === row.id
      ? [{ id: 'draft', from: draft.start, to: draft.end, kind: 'draft', label: t('grid.draft') }]
      : [];

  return (
    <div
      className="card sch"
      role="grid"
      aria-label={t('grid.label')}
      ref={table}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      <TwoWeekHead days={days} today={today} corner={corner} holidays={holidays} />
      {rows.map((row, index) => (
        <TwoWeekRow
          key={row.id}
          row={row}
          index={index}
          days={days}
          today={today}
          bars={[...row.bars, ...drafted(row)]}
          tabbedColumn={cell.row === index ? cell.column : undefined}
          onPick={pick}
        />
      ))}
    </div>
  );
}
