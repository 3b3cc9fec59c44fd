import { PageHeader, useTranslation } from '@kashikari/web-kit';
import { useFolders } from './api/list-folders';
import { NewPeriod } from './components/new-period';
import { OpenPeriod } from './components/open-period';
import { PastPeriods } from './components/past-periods';
import { type StocktakingContext, WithScope } from './components/with-scope';

/** `-/{group}/stocktaking`: the running counts with their progress, the form that starts one, and the past periods. */
export function StocktakingScreen() {
  return <WithScope>{(counting) => <Periods {...counting} />}</WithScope>;
}

function Periods({ group, periods, live, hasMore, loadMore }: StocktakingContext) {
  const { t } = useTranslation('bookings');
  const folders = useFolders(group.id).data ?? [];
  const titles = new Map(folders.map(({ id, title }) => [id, title]));
  const open = periods.filter(({ closed_at: closed }) => closed === null);
  const shown = open.length > 0 ? open : [null];
  return (
    <>
      <PageHeader title={t('stock.title')} back={{ to: `/-/${group.slug}`, label: group.name }} />
      <div className="stcols">
        <div className="stcol">
          {shown.map((period, place) => (
            <OpenPeriod
              key={period?.id ?? ''}
              slug={group.slug}
              scope={{ groupId: group.id, period }}
              live={live}
              folders={titles}
              first={place === 0}
            />
          ))}
          <PastPeriods
            slug={group.slug}
            periods={periods.filter(({ closed_at: closed }) => closed !== null)}
            folders={titles}
            hasMore={hasMore}
            onMore={loadMore}
          />
        </div>
        <NewPeriod groupId={group.id} slug={group.slug} folders={folders} />
      </div>
    </>
  );
}
