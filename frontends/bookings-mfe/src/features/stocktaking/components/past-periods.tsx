import {
  Button,
  Icon,
  IconButton,
  IconChevronRight,
  IconDownload,
  Link,
  browserZone,
  dayIn,
  formatDay,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useSaveCheckFile } from '../api/save-check-file';
import type { Period } from '../api/stocktaking-types';
import { stockAddress } from '../rules/addresses';

interface Props {
  readonly slug: string;
  readonly periods: readonly Period[];
  /** Titles of folders by their ids. */
  readonly folders: ReadonlyMap<string, string>;
  readonly hasMore: boolean;
  onMore(): void;
}

/** Closed periods, the newest first: each leads to its check and is saved as a file. */
export function PastPeriods({ slug, periods, folders, hasMore, onMore }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <section>
      <h2 className="sec-h">{t('stock.past')}</h2>
      {periods.length === 0 ? (
        <p className="card pad t2 sm">{t('stock.noPast')}</p>
      ) : (
        <ul className="card list stpast">
          {periods.map((period) => (
            <PastPeriod key={period.id} slug={slug} period={period} folders={folders} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button full onClick={onMore}>
          {t('list.more')}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly slug: string;
  readonly period: Period;
  readonly folders: ReadonlyMap<string, string>;
}

function PastPeriod({ slug, period, folders }: RowProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { sayError } = useFlash();
  const save = useSaveCheckFile({ groupId: period.group_id, period });
  const zone = browserZone();
  const closed = formatDay(dayIn(zone, period.closed_at ?? period.created_at), locale, dayIn(zone));
  const shelves = period.folder_ids.flatMap((id) => folders.get(id) ?? []);
  return (
    <li className="lrow">
      <div className="grow">
        <Link className="b" to={stockAddress(slug, 'check', period)}>
          {period.name}
        </Link>
        <p className="meta">
          {[t('stock.closedOn', { day: closed }), ...shelves, period.place].filter(Boolean).join('・')}
        </p>
      </div>
      <IconButton
        label={t('stock.saveOf', { name: period.name })}
        aria-busy={save.isPending}
        disabled={save.isPending}
        onClick={() => save.mutate(period.name, { onError: sayError })}
      >
        <Icon of={IconDownload} />
      </IconButton>
      <Icon of={IconChevronRight} size="s" />
    </li>
  );
}
