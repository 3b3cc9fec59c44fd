import { LoadError, type Prefs, Skeleton } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/list-schedules';
import type { ListedGood } from '../api/list-goods';
import { GoodCard } from './good-card';
import { GoodRow } from './good-row';

interface Props {
  readonly goods: readonly ListedGood[];
  readonly view: Prefs['view'];
  readonly query: { readonly isPending: boolean; readonly error: unknown; refetch(): unknown };
  /** Undefined until they arrive. */
  readonly schedules: ReadonlyMap<string, ScheduleView> | undefined;
}

/** The same goods as cards, rows or plain rows; each with what is free of it. */
export function Shelf({ goods, view, query, schedules }: Props) {
  if (query.error) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton shape={view === 'icon' ? 'cards' : 'rows'} />;
  if (goods.length === 0) return null;
  if (view === 'icon') {
    return (
      <div className={schedules ? 'gcards' : 'gcards wait'}>
        {goods.map((good) => (
          <GoodCard key={good.id} good={good} schedule={schedules?.get(good.id)} />
        ))}
      </div>
    );
  }
  return (
    <div className="card list">
      {goods.map((good) => (
        <GoodRow key={good.id} good={good} schedule={schedules?.get(good.id)} plain={view === 'text'} />
      ))}
    </div>
  );
}
