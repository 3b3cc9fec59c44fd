import {
  Button,
  ButtonLink,
  Empty,
  LoadError,
  Navigate,
  PageHeader,
  Skeleton,
  Tabs,
  useActing,
  useLends,
  useLocation,
  useMedia,
  useTranslation,
} from '@kashikari/web-kit';
import type { ComponentType, PropsWithChildren } from 'react';
import { type Scope, useBookings } from './api/list-bookings';
import { useOpenCount } from './api/count-open';
import { BookingShelf } from './components/booking-shelf';
import { BookingTable } from './components/booking-table';
import { ListActions } from './components/list-actions';
import { OvercommittedShelf } from './components/overcommitted-shelf';
import { type Shelf, shelvesOf } from './shelves';

const SCOPES: readonly Scope[] = ['use', 'lend', 'all'];

interface Props {
  readonly scope: Scope;
  /** Puts what I wait for above what I use. */
  readonly Waits?: ComponentType<PropsWithChildren>;
}

/** The parts of the list, in the order of the screen. */
const SHELVES: readonly Shelf[] = ['out', 'coming', 'past'];

const Bare = ({ children }: PropsWithChildren) => children;

/**
 * `bookings`: the user's own bookings, those of lent goods, or all. Current ones come first, then future and past ones.
 */
export function BookingsScreen({ scope, Waits = Bare }: Props) {
  const { t } = useTranslation('bookings');
  const { account } = useActing();
  const lends = useLends();
  const lenderId = scope === 'lend' ? account?.id : undefined;
  const bookings = useBookings(scope, lenderId);
  const counts: Partial<Record<Scope, number | undefined>> = {
    use: useOpenCount('use'),
    lend: useOpenCount('lend', account?.id, lends),
  };
  const pages = bookings.data?.pages ?? [];
  const all = pages.flatMap((page) => page.bookings);
  const bare = useLocation().pathname === '/bookings';
  const Above = scope === 'lend' ? OvercommittedShelf : Waits;
  const shelves = shelvesOf(all, Date.now());
  const hasTable = useMedia('(min-width: 1200px)') && scope !== 'use';
  const titleOf = (shelf: Shelf) => t(shelf === 'out' && scope === 'lend' ? 'list.lentOut' : `list.${shelf}`);
  if (bare && lends && bookings.isSuccess && all.length === 0) return <Navigate to="/today" replace />;
  return (
    <>
      <PageHeader title={t('list.title')} actions={<ListActions scope={scope} lenderId={lenderId} />} />
      <Tabs
        label={t('list.scopes')}
        tabs={SCOPES.map((one) => ({
          // The bare address leads people who only lend to their day; the tab never does.
          to: one === 'use' && bare ? '/bookings' : `/bookings/${one}`,
          label: t(`list.${one}`),
          count: counts[one],
        }))}
      />
      <Above>
        {bookings.isPending && <Skeleton shape="rows" />}
        {bookings.isLoadingError && (
          <LoadError error={bookings.error} onRetry={() => void bookings.refetch()} />
        )}
        {bookings.isSuccess && all.length === 0 && (
          <Empty
            title={t(`empty.${scope}`)}
            actions={
              <>
                {lends && (
                  <ButtonLink to="/today" look="primary">
                    {t('empty.day')}
                  </ButtonLink>
                )}
                <ButtonLink to="/home" look={lends ? 'plain' : 'primary'}>
                  {t('empty.look')}
                </ButtonLink>
              </>
            }
          >
            {t(`empty.${scope}Hint`)}
          </Empty>
        )}
        {hasTable && all.length > 0 && (
          <BookingTable
            parts={SHELVES.map((shelf) => ({ title: titleOf(shelf), rows: shelves[shelf] }))}
            pages={pages}
            scope={scope}
          />
        )}
        {!hasTable &&
          SHELVES.map((shelf) => (
            <BookingShelf
              key={shelf}
              title={titleOf(shelf)}
              bookings={shelves[shelf]}
              pages={pages}
              scope={scope}
              all={shelf === 'past' ? '/bookings_history' : undefined}
            />
          ))}
        {bookings.hasNextPage && (
          <Button full busy={bookings.isFetchingNextPage} onClick={() => void bookings.fetchNextPage()}>
            {t('list.more')}
          </Button>
        )}
      </Above>
    </>
  );
}
