import { isbnsIn } from '@kashikari/kernel';
import type { SheetGood } from './good-sheet';

/** The ISBNs in any text as rows, each once. What only looks like an ISBN becomes a row that is found faulty. */
export function isbnRowsIn(text: string): readonly SheetGood[] {
  return isbnsIn(text).map((isbn, place) => ({ row: place + 1, cells: { isbn }, faults: [] }));
}
