import {
  Button,
  Icon,
  IconPlus,
  Link,
  Skeleton,
  type SlotProps,
  useAppSelector,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { ExportMenu } from '../../goods-export/export-menu';
import { useSchedules } from '../../api/list-schedules';
import { useStood } from '../../use-stood';
import { filtersOf, questionOf, useGoods } from './api/list-goods';
import { usePopular } from './api/list-popular';
import { ListControls } from './components/list-controls';
import { NoGoods } from './components/no-goods';
import { Popular } from './components/popular';
import { Shelf } from './components/shelf';
import { TwelveHours } from './components/twelve-hours';
import { TwoWeeks } from './components/two-weeks';
import type { Narrowing } from './search/narrowing';
import './goods-list.css';

type Props = SlotProps['goods-list'] & {
  /** The filters of a search; its group is a separate prop. */
  readonly narrowing?: Narrowing;
  /** The suggestions for a search without results. */
  readonly waysOut?: ReactNode;
};

/** The number of goods that are visible at a glance, so that popular goods are not shown separately. */
const FEW = 8;

/** Goods with their views, filter and order: on Home, in a group, and as what a search found. */
export function GoodsList({ scope, groupId, folder, narrowing, waysOut }: Props) {
  const { t } = useTranslation('goods');
  const user = useUser();
  const { sort, filter, view } = useAppSelector((state) => state.prefs);
  const booked = scope === 'booked';
  const question = {
    ...questionOf(narrowing ?? {}, booked ? 'all' : filter),
    groupId,
    sort,
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
  const onHome = scope === 'all' && groupId === undefined && narrowing === undefined;
  // Popular goods are queried beside the list, before it is known if they are shown.
  const popular = usePopular(onHome);
  const popularGoods = onHome && total > FEW ? (popular.data ?? []) : [];
  const hasShelf = !overTime || total === 0;
  const schedules = useSchedules([
    ...new Set([...popularGoods, ...(hasShelf ? all : [])].map(({ id }) => id)),
  ]);
  const stood = useStood(!goods.isPending);
  // The controls remain during a change of the filter or order; the first list appears together with everything around
  // it.
  if (!stood) {
    return (
      <section aria-label={t('list.title')}>
        <Skeleton shape={view === 'icon' ? 'cards' : 'rows'} />
      </section>
    );
  }
  return (
    <section aria-label={t('list.title')}>
      {onHome && total > FEW && (
        <Popular goods={popularGoods} isLoading={popular.isLoading} schedules={schedules.data} />
      )}
      {!booked && (
        <ListControls total={goods.isSuccess ? total : undefined}>
          <span className="row">
            {onHome && user?.permissions.includes('edit') && (
              <Link
                className="ibtn"
                to="/goods/new/import_select"
                aria-label={t('import.select.title')}
                title={t('import.select.title')}
              >
                <Icon of={IconPlus} />
              </Link>
            )}
            {all.some(({ permissions }) => permissions.includes('edit')) && (
              <ExportMenu filters={filtersOf(question)} />
            )}
          </span>
        </ListControls>
      )}
      {overTime && total > 0 ? (
        view === 'time' ? (
          <TwelveHours shelved={shelved} total={booked ? all.length : total} />
        ) : (
          <TwoWeeks shelved={shelved} />
        )
      ) : (
        <Shelf goods={all} view={view} query={goods} schedules={schedules.data} />
      )}
      {goods.isSuccess &&
        all.length === 0 &&
        (waysOut ?? (
          <NoGoods
            filtered={filter !== 'all'}
            scope={scope}
            groupId={groupId}
            inFolder={folder !== undefined}
          />
        ))}
      {goods.hasNextPage && (booked || !overTime) && (
        <Button
          full
          busy={goods.isFetchingNextPage}
          onClick={() => !goods.isFetching && void goods.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}
