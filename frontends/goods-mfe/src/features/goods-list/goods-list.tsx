import { Button, type SlotProps, useAppSelector, useTranslation, useUser } from '@kashikari/web-kit';
import { useGoods } from './api/list-goods';
import { ListControls } from './components/list-controls';
import { NoGoods } from './components/no-goods';
import { Popular } from './components/popular';
import { Shelf } from './components/shelf';
import './goods-list.css';

type Props = SlotProps['goods-list'] & { readonly match?: string };

/** With so many goods one sees them all at a glance; a choice of them would only say them twice. */
const FEW = 8;

/** Goods with their views, filter and order: on Home, in a group, and as what a search found. */
export function GoodsList({ scope, groupId, match }: Props) {
  const { t } = useTranslation('goods');
  const user = useUser();
  const { sort, filter, view } = useAppSelector((state) => state.prefs);
  const booked = scope === 'booked';
  const goods = useGoods({
    groupId,
    match,
    sort,
    filter: booked ? 'all' : filter,
    booked: booked && user !== null,
  });
  const pages = goods.data?.pages ?? [];
  const all = [...new Map(pages.flatMap((page) => page.goods).map((good) => [good.id, good])).values()];
  const total = pages[0]?.meta.total ?? 0;
  const onHome = scope === 'all' && groupId === undefined && match === undefined;
  return (
    <section aria-label={t('list.title')}>
      {onHome && total > FEW && <Popular />}
      {!booked && <ListControls total={goods.isSuccess ? total : undefined} />}
      <Shelf goods={all} view={view} query={goods} />
      {goods.isSuccess && all.length === 0 && (
        <NoGoods match={match} filtered={filter !== 'all'} booked={booked} groupId={groupId} />
      )}
      {goods.hasNextPage && (
        <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
