import { Avatar, Progress, Skeleton, type User, useTranslation, useUser } from '@kashikari/web-kit';
import { useProgress } from '../api/get-check';
import { useRecentCounts } from '../api/list-counts';
import { type CheckAnswer, type CountScope, isOpen } from '../api/stocktaking-types';
import { type Counter, progressByPlace, whoCounts } from '../rules/who-counts';

interface Props {
  readonly scope: CountScope;
  readonly live: number;
  /** Lists the progress of each place with who counts there, instead of the number of people alone. */
  readonly people?: boolean;
}

/** The numbers of counted and differing items, and the people who count now. */
export function ProgressPart({ scope, live, people = false }: Props) {
  const { t } = useTranslation('bookings');
  const progress = useProgress(scope, live);
  const recent = useRecentCounts({ scope, date: progress.data?.date }, live);
  if (!progress.data) return <Skeleton shape="rows" count={1} />;
  const { counted, total, differ } = figuresOf(progress.data.totals);
  const now = recent.data && isOpen(scope) ? whoCounts(recent.data.stocktakings, Date.now()) : [];
  const users = new Map((recent.data?.users ?? []).map((user) => [user.id, user]));
  return (
    <>
      <div className="row sp stfig">
        <p>
          <b>{counted}</b> <span className="t2">{t('stock.ofTotal', { count: total })}</span>
        </p>
        <p className="sm t2">
          {differ > 0 ? t('stock.differ', { count: differ }) : t('stock.left', { count: total - counted })}
        </p>
      </div>
      <Progress
        label={t('stock.counted', { count: counted, total })}
        value={total === 0 ? 0 : counted / total}
      />
      {people ? (
        <Places counted={progress.data.places} now={now} users={users} />
      ) : (
        now.length > 0 && <WhoCounts now={now} users={users} />
      )}
    </>
  );
}

function figuresOf(totals: CheckAnswer['totals']) {
  const { match, short, over, not_scanned: missing, unexpected } = totals;
  const differ = short + over + unexpected;
  return { counted: match + differ, total: match + differ + missing, differ };
}

interface WhoProps {
  readonly now: readonly Counter[];
  readonly users: ReadonlyMap<string, User>;
}

function useNameOf(users: WhoProps['users']): (id: string) => string {
  const { t } = useTranslation('bookings');
  const me = useUser()?.id;
  return (id) => (id === me ? t('stock.you') : (users.get(id)?.name ?? t('stock.somebody')));
}

function WhoCounts({ now, users }: WhoProps) {
  const { t } = useTranslation('bookings');
  const nameOf = useNameOf(users);
  return (
    <div className="row stwho">
      {now.slice(0, 5).map(({ userId }) => (
        <Avatar key={userId} name={users.get(userId)?.name ?? ''} />
      ))}
      <span className="meta">
        {t('stock.now', { count: now.length })}
        <span className="vh">{now.map(({ userId }) => nameOf(userId)).join(t('stock.comma'))}</span>
      </span>
    </div>
  );
}

interface PlacesProps extends WhoProps {
  readonly counted: CheckAnswer['places'];
}

/** The places with their counted items and the people who count there. */
function Places({ counted, now, users }: PlacesProps) {
  const { t } = useTranslation('bookings');
  const nameOf = useNameOf(users);
  const places = progressByPlace(counted, now);
  if (places.length === 0) return null;
  return (
    <ul className="stplaces" aria-label={t('stock.byPlace')}>
      {places.map(({ place, goods, userIds }) => (
        <li key={place} className="row">
          <span className="grow b">{place || t('stock.noPlace')}</span>
          {userIds.slice(0, 3).map((id) => (
            <Avatar key={id} name={users.get(id)?.name ?? ''} />
          ))}
          <span className="meta">{userIds.map(nameOf).join(t('stock.comma')) || t('stock.nobodyThere')}</span>
          {place && <span className="nb">{t('stock.goodsCounted', { count: goods })}</span>}
        </li>
      ))}
    </ul>
  );
}
