import { Skeleton } from '@kashikari/web-kit';

/** Grey blocks where the figures and the rows of a day will be. */
export function DaySkeleton() {
  return (
    <>
      <div className="card figs figsk" aria-hidden="true" />
      <Skeleton shape="rows" count={6} />
    </>
  );
}
