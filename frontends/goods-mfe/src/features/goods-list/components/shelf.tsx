import { LoadError, type Prefs, Skeleton } from '@kashikari/web-kit';
import { useSchedules } from '../../../api/list-schedules';
import type { ListedGood } from '../api/list-goods';
import { GoodCard } from './good-card';
import { GoodRow } from './good-row';

interface Props {
  readonly goods: readonly ListedGood[];
  readonly view: Prefs['view'];
  readonly query: { readonly isPending: boolean; readonly error: unknown; refetch(): unknown };
}

/** The same goods as cards, rows or plain rows; each with what is free of it. */
export function Shelf({ goods, view, query }: Props) {
  const schedules = useSchedules(goods.map(({ id }) => id));
  if (query.error) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton shape={view === 'icon' ? 'cards' : 'rows'} />;
  if (goods.length === 0) return null;
  if (view === 'icon') {
    return (
      <div className="gcards">
        {goods.map((good) => (
          <GoodCard key={good.id} good={good} schedule={schedules.data?.get(good.id)} />
        ))}
      </div>
    );
  }
  return (
    <div className="card list">
      {goods.map((good) => (
        <GoodRow key={good.id} good={good} schedule={schedules.data?.get(good.id)} plain={view === 'text'} />
      ))}
    </div>
  );
}
