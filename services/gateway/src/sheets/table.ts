import { IMPORT_MAX_ROWS, MAX_CARDS_PER_CREATION, refused, type DomainError } from '@kashikari/kernel';

/** Limits for reading a sheet. Everything is counted while it is read, and reading stops at the first excess. */
export interface SheetLimits {
  /** Lines, the heading among them. */
  readonly rows: number;
  readonly columns: number;
  /** Characters of one cell. */
  readonly cell: number;
  /** Characters of all cells together. */
  readonly characters: number;
  /** Maximum size of everything that is read in a workbook, unpacked, bytes. */
  readonly unpacked: number;
}

/** Sheets of member cards: a card has four columns, and its longest field is an address. */
export const CARD_SHEET: SheetLimits = {
  rows: MAX_CARDS_PER_CREATION + 1,
  columns: 100,
  cell: 300,
  characters: 2_000_000,
  unpacked: 32 * 1024 * 1024,
};

/** Sheets of goods, with one line of headings. A cell holds the longest description. */
export const GOODS_SHEET: SheetLimits = {
  rows: IMPORT_MAX_ROWS + 1,
  columns: 100,
  cell: 10_000,
  characters: 4_000_000,
  unpacked: 128 * 1024 * 1024,
};

/** The parsed lines of a sheet, within its limits. */
export class Table {
  readonly lines: string[][] = [];
  private characters = 0;

  constructor(readonly limits: SheetLimits) {}

  /**
   * @param row from 0
   * @param column from 0
   * @throws DomainError `file.too_complex`
   */
  put(row: number, column: number, text: string): void {
    const { rows, columns, cell, characters } = this.limits;
    if (row >= rows) throw tooComplex('rows', rows);
    if (column >= columns) throw tooComplex('columns', columns);
    if (text.length > cell) throw tooComplex('cell', cell, row + 1);
    this.characters += text.length;
    if (this.characters > characters) throw tooComplex('characters', characters);
    while (this.lines.length <= row) this.lines.push([]);
    const line = this.lines[row]!;
    while (line.length < column) line.push('');
    line[column] = text;
  }
}

/** @param line of the sheet at which there was too much; the heading is line 1 */
export function tooComplex(of: keyof SheetLimits | 'files', max: number, line?: number): DomainError {
  return refused('file.too_complex', { of, max, ...(line !== undefined && { line }) }, 'file');
}
