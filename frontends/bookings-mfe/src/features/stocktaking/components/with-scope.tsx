import {
  ButtonLink,
  Empty,
  type Group,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  errorText,
  useLiveCounts,
  useParams,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { useGroup } from '../../../api/get-group';
import { usePeriods } from '../api/list-periods';
import type { CountScope, Period } from '../api/stocktaking-types';
import { periodIn } from '../rules/addresses';
import '../stocktaking.css';

export interface StocktakingContext {
  readonly group: Group;
  readonly periods: readonly Period[];
  readonly scope: CountScope;
  /** The refetch interval in milliseconds; long while the live stream reports counts. */
  readonly live: number;
  readonly hasMore: boolean;
  loadMore(): void;
}

/** Reads the group of the address and the period that is meant; says to whom stocktaking belongs where it is refused. */
export function WithScope({ children }: { children(counting: StocktakingContext): ReactNode }) {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {(found) => (
        <WithPeriods key={found.id} group={found}>
          {children}
        </WithPeriods>
      )}
    </QueryView>
  );
}

interface Props {
  readonly group: Group;
  children(counting: StocktakingContext): ReactNode;
}

function WithPeriods({ group, children }: Props) {
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const live = useLiveCounts(group.id);
  const periods = usePeriods(group.id, live);
  const back = { to: `/-/${group.slug}`, label: group.name };
  return (
    <>
      {periods.data === undefined && <PageHeader title={t('stock.title')} back={back} />}
      <QueryView
        query={periods}
        loading={<Skeleton shape="block" />}
        notFound={<NotFound entity="group" id={group.slug} />}
        refused={(error) =>
          error.status === 403 && (
            <Empty
              title={errorText(error)}
              actions={<ButtonLink to={back.to}>{t('stock.toGroup')}</ButtonLink>}
            >
              {t('stock.forWhom')}
            </Empty>
          )
        }
      >
        {(found) =>
          children({
            group,
            periods: found,
            scope: { groupId: group.id, period: periodIn(params.get('period'), found) },
            live,
            hasMore: periods.hasNextPage,
            loadMore: () => void periods.fetchNextPage(),
          })
        }
      </QueryView>
    </>
  );
}
