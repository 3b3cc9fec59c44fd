import type { ScanAnswer } from './api/resolve-scan';

/** Returns the one good that a code identifies by label or number, or the only copy of a book. */
export function goodIn({ scan, goods }: ScanAnswer): ScanAnswer['goods'][number] | undefined {
  if (scan.kind === 'isbn' && goods.length === 1) return goods[0];
  return goods.find(({ id }) => id === scan.good_id);
}
