import { LEFT, RIGHT, SIZE, yenText, type Pen } from './document-pen';
import type { DocumentWords } from './document-words';
import type { PrintedLine } from './document-content';

type Line = PrintedLine;

/** Right edges of the columns of numbers, millimetres. */
const COUNT = 130;
const UNIT_PRICE = 155;

/** Height of a line, millimetres: one with days has two rows. */
export const lineHeight = ({ from }: Line): number => (from === null ? 8 : 12);

export function drawTableHead(
  pen: Pen,
  { columns: [content, count, unitPrice, amount] }: DocumentWords,
): void {
  pen.left(content, SIZE.small);
  pen.right(count, SIZE.small, COUNT);
  pen.right(unitPrice, SIZE.small, UNIT_PRICE);
  pen.right(amount, SIZE.small);
  pen.rule();
  pen.down(8);
}

/** Draws a line; amounts are aligned at the right. */
export function drawLine(pen: Pen, line: Line, words: DocumentWords): void {
  const { kind, title, from, to, amount, unit_price: unitPrice, untaxed } = line;
  const name = [title, words.lines[kind] ?? kind].filter(Boolean).join(' ');
  pen.left(untaxed ? `${name} (${words.untaxed})` : name, SIZE.text, LEFT, COUNT - LEFT - 22);
  pen.right(countOf(line, words), SIZE.text, COUNT, 22);
  if (unitPrice !== 0) pen.right(yenText(unitPrice), SIZE.text, UNIT_PRICE, 24);
  pen.right(yenText(amount), SIZE.text, RIGHT, 30);
  if (from !== null) {
    pen.down(4.2);
    pen.left(to === null || to === from ? from : words.days(from, to), SIZE.small);
  }
  pen.rule(2.2, 0.1);
  pen.down(8);
}

/** Number of lengths and pieces: `3 days × 2`. */
function countOf({ kind, count, quantity }: Line, { units }: DocumentWords): string {
  if (count === 0) return '';
  const length = [String(count), units[kind] ?? ''].filter(Boolean).join(' ');
  return quantity > 1 ? `${length} × ${quantity}` : length;
}
