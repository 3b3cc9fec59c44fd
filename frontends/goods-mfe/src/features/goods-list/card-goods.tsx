import { Button, GoodsCard, LoadError, Skeleton, useTranslation } from '@kashikari/web-kit';
import { type ScheduleView, useSchedules } from '../../api/list-schedules';
import { nowOf } from '../../availability-now';
import { type ListedGood, useGoods } from './api/list-goods';
import { NowChip } from './components/good-card';
import './card-goods.css';

/** The group's goods on the home screen of a member card; a press on one leads to borrowing it now. */
export function CardGoods({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('goods');
  const goods = useGoods({ groupId, sort: 'latest', filter: 'all' });
  const shown = goods.data?.pages.flatMap((page) => page.goods) ?? [];
  const schedules = useSchedules(shown.map(({ id }) => id)).data;
  if (goods.error) return <LoadError error={goods.error} onRetry={() => void goods.refetch()} />;
  if (goods.isPending) return <Skeleton shape="cards" />;
  const lendable = shown.filter(({ id }) => !isHeld(schedules?.get(id)));
  if (lendable.length === 0) return <p className="meta">{t('cardGoods.none')}</p>;
  return (
    <>
      <div className="gcards cardgoods">
        {lendable.map((good) => (
          <Thing key={good.id} good={good} schedule={schedules?.get(good.id)} />
        ))}
      </div>
      {goods.hasNextPage && (
        <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

/** Returns true if the card has all units now. The good is then listed under the card's loans. */
function isHeld(schedule: ScheduleView | undefined): boolean {
  if (!schedule) return false;
  return nowOf(schedule, Date.now()).state === 'mine' && (schedule.days[0]?.remaining ?? 0) === 0;
}

interface Props {
  readonly good: ListedGood;
  readonly schedule: ScheduleView | undefined;
}

function Thing({ good, schedule }: Props) {
  return (
    <GoodsCard
      id={good.id}
      to={`/goods/${good.id}/bookings/new/now`}
      title={good.title}
      imageUrl={good.thumbnail_url}
      place={good.location}
      status={schedule && <NowChip good={good} schedule={schedule} />}
    />
  );
}
