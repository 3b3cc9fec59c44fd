import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconCalendar,
  IconScan,
  IconSearch,
  LoadError,
  PageHeader,
  Skeleton,
  Tabs,
  useActing,
  useLends,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { type Scope, useBookings } from './api/list-bookings';
import { ExportButton } from './components/export-button';
import { BookingShelf } from './components/booking-shelf';
import { OvercommittedShelf } from './components/overcommitted-shelf';
import { shelvesOf } from './shelves';

const SCOPES: readonly Scope[] = ['use', 'lend', 'all'];

interface Props {
  readonly scope: Scope;
  /** What I wait for, above what I use. */
  readonly waits?: ReactNode;
}

/** `bookings`: what I use, what I lend, all; what is out first, then what comes, then what is over. */
export function BookingsScreen({ scope, waits }: Props) {
  const { t } = useTranslation('bookings');
  const { account } = useActing();
  const lends = useLends();
  const lenderId = scope === 'lend' ? account?.id : undefined;
  const bookings = useBookings(scope, lenderId);
  const pages = bookings.data?.pages ?? [];
  const all = pages.flatMap((page) => page.bookings);
  const shelves = shelvesOf(all, Date.now());
  return (
    <>
      <PageHeader title={t('list.title')} />
      <div className="row wrap bklinks">
        <ButtonLink to="/bookings/search" small>
          <Icon of={IconSearch} size="s" />
          {t('search.title')}
        </ButtonLink>
        <ButtonLink to="/bookings/new/bulk" small>
          {t('bulk.title')}
        </ButtonLink>
        <ButtonLink to="/bookings/bulk_return" small>
          {t('bulkReturn.title')}
        </ButtonLink>
        {scope === 'lend' && (
          <ButtonLink to="/bookings/counter" small>
            <Icon of={IconScan} size="s" />
            {t('counter.title')}
          </ButtonLink>
        )}
        <ButtonLink to="/bookings_history" small>
          {t('history.title')}
        </ButtonLink>
        <ButtonLink to="/bookings/calendars" small>
          <Icon of={IconCalendar} size="s" />
          {t('feeds.title')}
        </ButtonLink>
        {scope !== 'use' && <ExportButton scope={scope} lenderId={lenderId} />}
      </div>
      <Tabs
        label={t('list.scopes')}
        tabs={SCOPES.map((one) => ({
          to: one === 'use' ? '/bookings' : `/bookings/${one}`,
          label: t(`list.${one}`),
        }))}
      />
      {waits}
      {scope === 'lend' && <OvercommittedShelf />}
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
      {(['out', 'coming', 'past'] as const).map((shelf) => (
        <BookingShelf
          key={shelf}
          title={t(`list.${shelf}`)}
          bookings={shelves[shelf]}
          pages={pages}
          scope={scope}
        />
      ))}
      {bookings.hasNextPage && (
        <Button full busy={bookings.isFetchingNextPage} onClick={() => void bookings.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
