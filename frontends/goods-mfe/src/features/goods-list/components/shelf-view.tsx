import { LoadError, Skeleton } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { LongShelf } from '../api/long-shelf';

/** Draws a schedule once the first goods are here. */
export function ShelfView({ shelf, children }: { readonly shelf: LongShelf; readonly children: ReactNode }) {
  if (shelf.error) return <LoadError error={shelf.error} onRetry={shelf.retry} />;
  if (shelf.isPending) return <Skeleton shape="rows" />;
  return shelf.goods.length > 0 ? children : null;
}
