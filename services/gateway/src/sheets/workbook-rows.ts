import type { XmlReader } from './archive';
import type { Table } from './table';
import type { NumberShown } from './workbook-styles';

export type SharedTexts = readonly string[];

/** Collects the text of `<t>`. It excludes readings (`rPh`), which Japanese Excel stores beside names. */
export class CellText {
  value = '';
  private inText = false;
  private inReading = false;

  /** @param longest what is longer is cut one character after it: it is too long then, and takes no memory */
  constructor(private readonly longest: number) {}

  open(name: string): void {
    if (name === 'rPh') this.inReading = true;
    else if (name === 't') this.inText = true;
  }

  take(piece: string): void {
    if (this.inText && !this.inReading) this.add(piece);
  }

  add(piece: string): void {
    const room = this.longest + 1 - this.value.length;
    if (room > 0) this.value += piece.slice(0, room);
  }

  close(name: string): void {
    if (name === 'rPh') this.inReading = false;
    else if (name === 't') this.inText = false;
  }
}

interface Cell {
  readonly column: number;
  readonly type: string | undefined;
  /** The number of its style. */
  readonly style: string | undefined;
  /** Text of `<is>`, which is stored in the cell itself. */
  readonly text: CellText;
  /** Content of `<v>`: a number, or the index of a shared text. */
  readonly value: CellText;
}

/** Reads a sheet into a table. Omitted rows and cells count, and those without a text don't. */
export function sheetReader(table: Table, shared: SharedTexts, numbers: NumberShown): XmlReader {
  const longest = table.limits.cell;
  let row = -1;
  let next = 0;
  let cell: Cell | undefined;
  let inValue = false;
  return {
    open: (name, { r, t, s }) => {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r) - 1;
        next = 0;
        if (!Number.isInteger(row) || row < 0) throw new RangeError('no row');
      } else if (name === 'c') {
        cell = {
          column: columnOf(r) ?? next,
          type: t,
          style: s,
          text: new CellText(longest),
          value: new CellText(longest),
        };
      } else if (name === 'v') inValue = true;
      else cell?.text.open(name);
    },
    text: (piece) => (inValue ? cell?.value.add(piece) : cell?.text.take(piece)),
    close: (name) => {
      if (name === 'v') inValue = false;
      else if (name !== 'c') cell?.text.close(name);
      else if (cell) {
        const text = textOf(cell, shared, numbers);
        if (text !== '') table.put(row, cell.column, text);
        next = cell.column + 1;
        cell = undefined;
      }
    },
  };
}

function textOf(
  { type, style, text, value: { value } }: Cell,
  shared: SharedTexts,
  numbers: NumberShown,
): string {
  if (type === 'inlineStr') return text.value;
  if (type === 's') return shared[Number(value)] ?? '';
  const isNumber = (type === undefined || type === 'n') && /^-?[\d.]+(?:E[+-]?\d+)?$/i.test(value);
  if (!isNumber) return value;
  // More digits than a number holds exactly stay as they are stored; `1.2E4` is the 12000 that the sheet shows.
  return /^-?\d{16,}$/.test(value) ? value : numbers(Number(value), style);
}

/** `C7` is in column 2. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
