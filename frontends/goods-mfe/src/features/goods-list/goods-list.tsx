import { Button, type SlotProps, useAppSelector, useTranslation, useUser } from '@kashikari/web-kit';
import { ExportMenu } from '../../goods-export/export-menu';
import { filtersOf, useGoods } from './api/list-goods';
import { ListControls } from './components/list-controls';
import { NoGoods } from './components/no-goods';
import { Popular } from './components/popular';
import { Shelf } from './components/shelf';
import { TwelveHours } from './components/twelve-hours';
import { TwoWeeks } from './components/two-weeks';
import './goods-list.css';

type Props = SlotProps['goods-list'] & { readonly match?: string; readonly tag?: string };

/** With so many goods one sees them all at a glance; a choice of them would only say them twice. */
const FEW = 8;

/** Goods with their views, filter and order: on Home, in a group, and as what a search found. */
export function GoodsList({ scope, groupId, folder, match, tag }: Props) {
  const { t } = useTranslation('goods');
  const user = useUser();
  const { sort, filter, view } = useAppSelector((state) => state.prefs);
  const booked = scope === 'booked';
  const question = {
    groupId,
    match,
    tag,
    sort,
    filter: booked ? ('all' as const) : filter,
    booked: booked && user !== null,
    liked: scope === 'liked',
    folder,
  };
  const goods = useGoods(question);
  const pages = goods.data?.pages ?? [];
  const all = [...new Map(pages.flatMap((page) => page.goods).map((good) => [good.id, good])).values()];
  const total = pages[0]?.meta.total ?? 0;
  const overTime = view === 'two-week' || view === 'time';
  const shelved = { question, ...(booked && { given: all }) };
  const onHome = scope === 'all' && groupId === undefined && match === undefined && tag === undefined;
  return (
    <section aria-label={t('list.title')}>
      {onHome && total > FEW && <Popular />}
      {!booked && (
        <ListControls total={goods.isSuccess ? total : undefined}>
          {all.some(({ permissions }) => permissions.includes('edit')) && (
            <ExportMenu filters={filtersOf(question)} />
          )}
        </ListControls>
      )}
      {overTime && total > 0 ? (
        view === 'time' ? (
          <TwelveHours shelved={shelved} total={booked ? all.length : total} />
        ) : (
          <TwoWeeks shelved={shelved} />
        )
      ) : (
        <Shelf goods={all} view={view} query={goods} />
      )}
      {goods.isSuccess && all.length === 0 && (
        <NoGoods
          match={match ?? (tag && `#${tag}`)}
          filtered={filter !== 'all'}
          scope={scope}
          groupId={groupId}
          inFolder={folder !== undefined}
        />
      )}
      {goods.hasNextPage && (booked || !overTime) && (
        <Button full busy={goods.isFetchingNextPage} onClick={() => void goods.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
