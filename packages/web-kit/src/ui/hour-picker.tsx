import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useLocale } from '../i18n/use-locale';
import { cellName, cellOf } from './grid-cell';
import { QUARTER } from './hour-columns';
import { HourPickerRow } from './hour-picker-row';
import { type PickerQuarter, pickerHours } from './hour-picker-rows';
import { quarterAfterKey } from './quarter-after-key';
import { useGridDrag } from './use-grid-drag';
import { useStretch } from './use-stretch';

interface Props {
  /** Remaining quarters of one day, in order. */
  readonly quarters: readonly PickerQuarter[];
  readonly zone: string;
  /** Half-open, epoch milliseconds; null while nothing is chosen. */
  readonly choice: { readonly startAt: number; readonly endAt: number } | null;
  readonly onChoice: (choice: { readonly startAt: number; readonly endAt: number } | null) => void;
  /** Page Up and Page Down: another day. */
  readonly onTurn?: (days: -1 | 1) => void;
}

const LINE = 'day';
/** Initial scroll position on a free day: eight in the morning, the eighth row. */
const MORNING = 8;

/**
 * The hours of one day as a grid: a row an hour, a column a quarter. Time runs on from row to row, so the arrows left
 * and right walk through the day, up and down by an hour; Shift stretches, Enter begins and ends, Esc drops.
 */
export function HourPicker({ quarters, zone, choice, onChoice, onTurn }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const table = useRef<HTMLDivElement>(null);
  const hours = useMemo(() => pickerHours(quarters, zone, locale), [quarters, zone, locale]);
  const begin = quarters.findIndex(({ at }) => at === choice?.startAt);
  const [active, setActive] = useState(Math.max(begin, 0));
  const [moved, setMoved] = useState(false);
  /** True if a key turned to another day, whose cells get the focus when they appear. */
  const turned = useRef(false);
  const held = Math.min(active, quarters.length - 1);

  const {
    press,
    enter,
    stretch,
    drag: dragTo,
    drop,
  } = useStretch<number>({
    choice: choice && { line: LINE, start: choice.startAt, end: choice.endAt - QUARTER },
    reach: (_line, start, wanted) => reachIn(quarters, start, wanted),
    onChoice: (next) => onChoice(next && { startAt: next.start, endAt: next.end + QUARTER }),
  });
  const instant = (index: number) => quarters[index]?.at ?? 0;
  const indexOf = (row: number, place: number) => hours[row]?.places[place];
  const drag = useGridDrag((from, column) => {
    const start = indexOf(from.row, from.column);
    const end = indexOf(from.row, column);
    if (start !== undefined && end !== undefined) dragTo(LINE, instant(start), instant(end));
  });

  useEffect(() => {
    if (!moved) return;
    focusIn(table.current);
    setMoved(false);
  }, [moved, held]);

  // A day begins at midnight, people don't: the box opens at what is chosen, or in the morning.
  useEffect(() => {
    const box = table.current;
    const row = box?.querySelectorAll<HTMLElement>('.hp-r')[hours.length > 20 ? MORNING : 0];
    const cell =
      box?.querySelector<HTMLElement>('[aria-selected="true"]')?.closest<HTMLElement>('.hp-r') ?? row;
    if (box && cell) box.scrollTop = cell.offsetTop;
    if (turned.current) focusIn(box);
    turned.current = false;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when another day is shown, not with every choice
  }, [quarters[0]?.at]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as HTMLElement).dataset['cell']) return;
    const next = quarterAfterKey(held, event.key, hours);
    if (next !== undefined) {
      if (!event.shiftKey || stretch(LINE, instant(held), instant(next))) setActive(next);
      setMoved(true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      enter(LINE, instant(held));
    } else if (event.key === 'Escape' && choice) {
      drop();
    } else if ((event.key === 'PageUp' || event.key === 'PageDown') && onTurn) {
      turned.current = true;
      onTurn(event.key === 'PageUp' ? -1 : 1);
    } else {
      return;
    }
    event.preventDefault();
  }

  function onClick(event: MouseEvent): void {
    const cell = cellOf(event.target as Element);
    const index = cell && indexOf(cell.row, cell.column);
    if (drag.wasDrag() || index === undefined) return;
    setActive(index);
    press(LINE, instant(index));
  }

  return (
    <div
      className="hp"
      role="grid"
      aria-label={t('hours.pick')}
      ref={table}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={drag.onPointerDown}
      tabIndex={-1}
    >
      {hours.map((hour, row) => (
        <HourPickerRow
          key={hour.at}
          hour={hour}
          zone={zone}
          quarters={quarters}
          choice={choice}
          tabbed={held}
          nameOf={(place) => cellName(row, place)}
        />
      ))}
    </div>
  );
}

/** Returns how far a selection from `start` can extend towards `wanted`: up to the quarter before a taken one. */
function reachIn(quarters: readonly PickerQuarter[], start: number, wanted: number): number | undefined {
  let end: number | undefined;
  for (const { at, taken } of quarters) {
    if (at < start) continue;
    if (at > wanted || taken) break;
    end = at;
  }
  return end;
}

function focusIn(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
}
