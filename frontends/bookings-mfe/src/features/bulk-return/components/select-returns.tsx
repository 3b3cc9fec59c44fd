import {
  ErrorNote,
  BookingBar,
  Button,
  ButtonLink,
  Empty,
  LoadError,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { BookingView } from '../../../api/get-booking';
import type { BookingsFound } from '../../../api/list-bookings';
import { ReturnRow } from './return-row';

/** The maximum number of bookings in one call (REST contract). */
const MAX = 100;

interface Props {
  readonly found: BookingsFound;
  readonly busy: boolean;
  readonly error: unknown;
  onReturn(bookings: readonly BookingView[]): void;
}

/** The bookings that are out and that the caller may return, late ones first, each with a checkbox. */
export function SelectReturns({ found, busy, error, onReturn }: Props) {
  const { t } = useTranslation('bookings');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (found.isPending) return <Skeleton shape="rows" />;
  if (found.isLoadingError) return <LoadError error={found.error} onRetry={() => void found.refetch()} />;
  const { users, goods } = found.data;
  const out = found.data.bookings
    .filter(({ permissions }) => permissions.includes('return'))
    .sort(
      (a, b) => Date.parse(a.end_at) - Date.parse(b.end_at) || a.good_title.localeCompare(b.good_title, 'ja'),
    );
  const ticked = out.filter(({ id }) => chosen.has(id));
  if (out.length === 0) {
    return (
      <Empty
        title={t('bulkReturn.nothing')}
        actions={<ButtonLink to="/bookings">{t('list.title')}</ButtonLink>}
      />
    );
  }
  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id) && after.size < MAX) after.add(id);
      return after;
    });
  const all = ticked.length === Math.min(out.length, MAX);
  return (
    <>
      {Boolean(error) && <ErrorNote error={error} />}
      <div className="row sp retall">
        <span className="sm t2">{t('pages.total', { count: out.length })}</span>
        <Button small onClick={() => setChosen(new Set(all ? [] : out.slice(0, MAX).map(({ id }) => id)))}>
          {t(all ? 'bulkReturn.none' : 'bulkReturn.all')}
        </Button>
      </div>
      <div className="card list">
        {out.map((booking) => (
          <ReturnRow
            key={booking.id}
            booking={booking}
            borrower={users.get(booking.user_id ?? '')?.name}
            thumbnail={goods.get(booking.good_id)?.thumbnail_url}
            chosen={chosen.has(booking.id)}
            onToggle={() => toggle(booking.id)}
          />
        ))}
      </div>
      {found.hasNextPage && (
        <Button full busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
      <BookingBar
        when={t('bulkReturn.chosen', { count: ticked.length })}
        actions={
          <Button look="primary" busy={busy} disabled={ticked.length === 0} onClick={() => onReturn(ticked)}>
            {t('acts.return')}
          </Button>
        }
      />
    </>
  );
}
