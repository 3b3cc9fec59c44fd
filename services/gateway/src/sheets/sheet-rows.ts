import type { Refusal } from '@kashikari/kernel';

/** A line below the heading: its cells by the names of their columns. */
interface SheetRow {
  /** Number in the sheet; the heading is line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

export interface SheetFault extends Refusal {
  readonly line: number;
}

export interface SheetRows {
  /** Names of the columns, folded. A column without a name is left out. */
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly faults: readonly SheetFault[];
}

/** Longest value that a fault repeats, characters. */
const MAX_SHOWN = 50;

/**
 * The rows of a sheet. Names of columns are read in full width and in capitals, too. A column without a name is ignored
 * while it is empty; a value in it, e.g. after an unquoted comma, is a fault of its line. Blank lines are left out.
 */
export function rowsOf([heading = [], ...lines]: readonly (readonly string[])[]): SheetRows {
  const names = heading.map(folded);
  const rows: SheetRow[] = [];
  const faults: SheetFault[] = [];
  for (const [at, texts] of lines.entries()) {
    const cells = texts.map((text) => text.trim());
    const line = at + 2;
    const stray = cells.find((cell, column) => cell !== '' && !names[column]);
    if (stray !== undefined) faults.push(withoutHeading(stray, line));
    else if (cells.some((cell) => cell !== '')) rows.push({ line, cells: byName(names, cells) });
  }
  return { columns: names.filter((name) => name !== ''), rows, faults };
}

function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

function byName(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const named = names.map((name, column) => [name, cells[column] ?? ''] as const);
  return Object.fromEntries(named.filter(([name]) => name !== ''));
}

function withoutHeading(value: string, line: number): SheetFault {
  const params = { value: value.slice(0, MAX_SHOWN) };
  return { kind: 'invalid', code: 'sheet.no_heading', field: '', params, line };
}
