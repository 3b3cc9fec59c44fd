import { Button, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import type { BookingView } from './api/get-booking';
import type { BookingsFound } from './api/list-bookings';
import type { MergedPages } from './api/merge-pages';

interface Props {
  readonly found: BookingsFound;
  readonly empty: ReactNode;
  row(booking: BookingView, around: MergedPages): ReactNode;
}

/** A long list of bookings: how many there are, the rows so far, and a way to the rest. */
export function BookingPages({ found, empty, row }: Props) {
  const { t } = useTranslation('bookings');
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.bookings.length === 0) return empty;
  return (
    <>
      <p className="sm t2 bkcount" role="status">
        {t('pages.total', { count: found.data.total })}
      </p>
      <div className="card list">{found.data.bookings.map((booking) => row(booking, found.data))}</div>
      {found.hasNextPage && (
        <div className="bkmore">
          <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  );
}
