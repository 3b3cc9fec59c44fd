import {
  Avatar,
  Progress,
  Skeleton,
  type User,
  browserZone,
  formatTime,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useProgress } from '../api/get-check';
import { useRecentCounts } from '../api/list-counts';
import { type CheckAnswer, type CountScope, isOpen } from '../api/stocktaking-types';
import { type Counter, whoCounts } from '../rules/who-counts';

interface Props {
  readonly scope: CountScope;
  readonly live: number;
  /** Lists who counts where, instead of their number alone. */
  readonly people?: boolean;
}

/** How many of the items have been counted, how many differ, and who counts now. */
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
      {now.length > 0 && <WhoCounts now={now} users={users} people={people} />}
    </>
  );
}

export function figuresOf(totals: CheckAnswer['totals']) {
  const { match, short, over, not_scanned: missing, unexpected } = totals;
  const differ = short + over + unexpected;
  return { counted: match + differ, total: match + differ + missing, differ };
}

interface WhoProps {
  readonly now: readonly Counter[];
  readonly users: ReadonlyMap<string, User>;
  readonly people: boolean;
}

function WhoCounts({ now, users, people }: WhoProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const me = useUser()?.id;
  const nameOf = (id: string) => (id === me ? t('stock.you') : (users.get(id)?.name ?? t('stock.somebody')));
  if (!people)
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
  return (
    <ul className="stpeople" aria-label={t('stock.now', { count: now.length })}>
      {now.map(({ userId, place, countedAt }) => (
        <li key={userId} className="row">
          <Avatar name={users.get(userId)?.name ?? ''} />
          <span className="grow">
            {nameOf(userId)}
            {place && <span className="meta"> {place}</span>}
          </span>
          <span className="meta nb">{formatTime(countedAt, browserZone(), locale)}</span>
        </li>
      ))}
    </ul>
  );
}
