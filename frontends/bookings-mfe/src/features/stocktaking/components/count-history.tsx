import {
  Icon,
  IconButton,
  IconTrash,
  LoadError,
  Skeleton,
  browserZone,
  formatTime,
  useConfirm,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useDeleteCount } from '../api/delete-count';
import { useGoodCounts } from '../api/list-counts';
import { type CountScope, type StockCount, isOpen } from '../api/stocktaking-types';
import { latestCounts } from '../rules/latest-counts';

interface Props {
  readonly scope: CountScope;
  readonly goodId: string;
  readonly date: string | null | undefined;
}

/** The counts of a good. The newest count of each place applies; older ones are struck through. Each can be deleted. */
export function CountHistory({ scope, goodId, date }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const me = useUser()?.id;
  const counts = useGoodCounts({ scope, date }, goodId);
  const remove = useDelete(scope.groupId);
  if (counts.isLoadingError) return <LoadError error={counts.error} onRetry={() => void counts.refetch()} />;
  if (!counts.data) return <Skeleton shape="rows" count={1} />;
  const { stocktakings: list, users } = counts.data;
  if (list.length === 0) return null;
  const latest = latestCounts(list);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const nameOf = ({ counted_by: id }: StockCount) =>
    id === me ? t('stock.you') : (names.get(id) ?? t('stock.somebody'));
  return (
    <div className="sthist">
      <h3>{t('stock.history')}</h3>
      <ol>
        {list.map((count) => {
          const counts = latest.has(count.id);
          const words = [nameOf(count), count.place, count.condition, count.note].filter(Boolean).join('・');
          const time = formatTime(count.counted_at, browserZone(), locale);
          const pieces = t('quantity', { count: count.actual_quantity });
          return (
            <li key={count.id} className="row">
              <time dateTime={count.counted_at}>{time}</time>
              <span className="grow">
                {counts ? <b>{pieces}</b> : <s>{pieces}</s>}
                {'・'}
                {counts ? words : <s>{words}</s>}{' '}
                {counts ? (
                  <span className="pill sel">{t('stock.counts')}</span>
                ) : (
                  <span className="vh">{t('stock.replaced')}</span>
                )}
              </span>
              {isOpen(scope) && (
                <IconButton
                  label={t('stock.remove.of', { time, name: nameOf(count) })}
                  onClick={() => void remove(count, `${time} ${nameOf(count)}`)}
                >
                  <Icon of={IconTrash} size="s" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Deletes a count after a confirmation: it can't be restored and has to be repeated. */
function useDelete(groupId: string) {
  const { t } = useTranslation('bookings');
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const remove = useDeleteCount(groupId);
  return async (count: StockCount, who: string): Promise<void> => {
    const agreed = await confirm({
      title: t('stock.remove.title', { who, pieces: t('quantity', { count: count.actual_quantity }) }),
      body: t('stock.remove.body'),
      verb: t('stock.remove.verb'),
      danger: true,
    });
    if (agreed) remove.mutate(count.id, { onSuccess: () => say(t('stock.remove.done')), onError: sayError });
  };
}
