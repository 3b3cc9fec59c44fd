import { Button, Link, Picture, Skeleton, useTranslation, useUser } from '@kashikari/web-kit';
import { useReturn } from '../../api/use-return';
import type { BookingView } from '../../api/get-booking';
import { DueTag } from '../../due-tag';
import { isOut } from '../../rules/is-out';
import { useOwnOpenBookings } from '../../api/list-own-open';
import { nextOf } from '../../rules/next-of';
import { useNextWords } from '../../use-next-words';
import './card-loans.css';

/**
 * The bookings on the home screen of a member card: first those that are out, each returned by one press, then the next
 * ones.
 */
export function CardLoans() {
  const { t } = useTranslation('bookings');
  const found = useOwnOpenBookings(useUser() !== null);
  const words = useNextWords();
  if (found.isLoading) return <Skeleton shape="rows" count={1} />;
  if (!found.data) return null;
  const now = Date.now();
  const pictures = new Map(found.data.goods.map(({ id, thumbnail_url: url }) => [id, url]));
  const rows = nextOf(found.data.bookings, now);
  if (rows.length === 0) return <p className="meta">{t('cardLoans.none')}</p>;
  return (
    <ul className="cardloans">
      {rows.map((booking) => (
        <Loan
          key={booking.id}
          booking={booking}
          thumbnail={pictures.get(booking.good_id)}
          begins={isOut(booking, now) ? undefined : words(booking)}
        />
      ))}
    </ul>
  );
}

interface Props {
  readonly booking: BookingView;
  readonly thumbnail: string | null | undefined;
  /** The start in words; undefined for a booking that is out. */
  readonly begins: string | undefined;
}

function Loan({ booking, thumbnail, begins }: Props) {
  const { t } = useTranslation('bookings');
  const { busy, markReturned } = useReturn(booking);
  const title = booking.good_title || t('gone');
  const mayReturn = booking.permissions.includes('return');
  return (
    <li className="card">
      <Picture id={booking.good_id} url={thumbnail} size="large" />
      <div className="grow">
        {begins === undefined ? <DueTag booking={booking} /> : <span className="meta">{begins}</span>}
        <b>{begins === undefined ? title : <Link to={`/bookings/${booking.id}`}>{title}</Link>}</b>
        {begins === undefined && !mayReturn && <p className="meta">{t('cardLoans.ask')}</p>}
      </div>
      {mayReturn && (
        <Button busy={busy} onClick={() => markReturned()} aria-label={t('cardLoans.return', { title })}>
          {t('acts.return')}
        </Button>
      )}
    </li>
  );
}
