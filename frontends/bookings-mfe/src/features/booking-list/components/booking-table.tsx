import {
  type DeskColumn,
  DeskTable,
  Link,
  Picture,
  useLocale,
  useNavigate,
  useTranslation,
} from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useActOnListed } from '../../../api/use-row-acts';
import { BookingMarks } from '../../../booking-marks';
import { momentWords } from '../../../booking-words';
import { ChoiceBar } from '../../../chosen/choice-bar';
import { useChoice } from '../../../chosen/use-choice';
import { isDue } from '../../../rules/is-due';
import type { BookingPage, Scope } from '../api/list-bookings';
import { BookingPanel } from './booking-panel';

interface Props {
  readonly parts: readonly { readonly title: string; readonly rows: readonly BookingView[] }[];
  /** Hold the goods and people of the bookings. */
  readonly pages: readonly BookingPage[];
  readonly scope: Scope;
}

/** The bookings of a wide window as one table: chosen rows are handed over or returned together. */
export function BookingTable({ parts, pages, scope }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const navigate = useNavigate();
  const choice = useChoice();
  const run = useActOnListed();
  const goods = new Map(pages.flatMap((page) => page.goods).map((good) => [good.id, good]));
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  const titleOf = (booking: BookingView) => booking.good_title || t('gone');
  const borrowerOf = (booking: BookingView) => users.get(booking.user_id ?? '')?.name ?? '';
  const may = (act: 'return' | 'hand_over') => (booking: BookingView) => booking.permissions.includes(act);
  const columns: DeskColumn<BookingView>[] = [
    {
      id: 'item',
      title: t('list.column.item'),
      names: true,
      by: titleOf,
      cell: (booking) => (
        <div className="row">
          <Picture id={booking.good_id} url={goods.get(booking.good_id)?.thumbnail_url} size="small" />
          <Link to={`/bookings/${booking.id}`}>
            {titleOf(booking)}
            {booking.quantity > 1 && ` ×${booking.quantity}`}
          </Link>
        </div>
      ),
    },
    ...(scope === 'use'
      ? []
      : [{ id: 'who', title: t('list.column.who'), by: borrowerOf, cell: borrowerOf }]),
    {
      id: 'start',
      title: t('list.column.start'),
      by: ({ start_at }) => Date.parse(start_at),
      cell: (booking) => (
        <span className="nb">
          {momentWords(booking.time_zone, booking.start_at, booking.start_date, locale)}
        </span>
      ),
    },
    {
      id: 'end',
      title: t('list.column.end'),
      by: ({ end_at }) => Date.parse(end_at),
      cell: (booking) => (
        <span className="nb">{momentWords(booking.time_zone, booking.end_at, booking.end_date, locale)}</span>
      ),
    },
    {
      id: 'state',
      title: t('list.column.state'),
      by: ({ state }) => state,
      cell: (booking) => (
        <div className="row wrap">
          <BookingMarks booking={booking} due={isDue(booking, Date.now())} />
        </div>
      ),
    },
  ];

  return (
    <>
      <DeskTable
        label={t('list.title')}
        columns={columns}
        parts={parts}
        idOf={({ id }) => id}
        nameOf={titleOf}
        choice={{
          has: ({ id }) => choice.has(id),
          may: (booking) => may('return')(booking) || may('hand_over')(booking),
          toggle: choice.toggle,
        }}
        panel={(booking) => (
          <BookingPanel
            booking={booking}
            good={goods.get(booking.good_id)}
            borrower={scope === 'use' ? undefined : borrowerOf(booking)}
            onAct={(act) => run(booking, act)}
          />
        )}
        keys={(['hand_over', 'return'] as const).map((act) => ({
          key: act === 'return' ? 'r' : 'h',
          words: t(`day.acts.${act}`),
          run: (booking) => may(act)(booking) && run(booking, act),
        }))}
        onSearch={() => navigate('/bookings/search')}
      />
      <ChoiceBar choice={choice} />
    </>
  );
}
