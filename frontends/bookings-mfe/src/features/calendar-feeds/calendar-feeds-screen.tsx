import { LoadError, PageHeader, Skeleton, useTranslation } from '@kashikari/web-kit';
import { useMyGroups } from '../../api/list-my-groups';
import { useFeeds } from './api/feeds';
import { FeedCard } from './components/feed-card';
import './calendar-feeds.css';

/** `bookings/calendars`: feed addresses for external calendars, for the user and for each group. */
export function CalendarFeedsScreen() {
  const { t } = useTranslation('bookings');
  const feeds = useFeeds();
  // The groups whose bookings the user sees with names: groups that they run, or whose members see each other's
  // bookings.
  const groups = useMyGroups((group) => group.permissions.includes('edit') || group.member_booking_visible);
  const of = (groupId: string | null) => feeds.data?.find((feed) => feed.group_id === groupId);
  return (
    <>
      <PageHeader title={t('feeds.title')} back={{ to: '/bookings', label: t('list.title') }} />
      <p className="t2 feeds-intro">{t('feeds.intro')}</p>
      {feeds.isPending && <Skeleton shape="rows" />}
      {feeds.isLoadingError && <LoadError error={feeds.error} onRetry={() => void feeds.refetch()} />}
      {feeds.isSuccess && (
        <>
          <FeedCard
            title={t('feeds.mine')}
            hint={t('feeds.mineHint')}
            name={t('feeds.mineName')}
            feed={of(null)}
          />
          {groups.data?.map((group) => (
            <FeedCard
              key={group.id}
              title={group.name}
              hint={t('feeds.groupHint')}
              groupId={group.id}
              name={t('feeds.groupName', { group: group.name })}
              feed={of(group.id)}
            />
          ))}
        </>
      )}
    </>
  );
}
