import { formatPrices, ListRow, Picture, Pulse, useLocale } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/list-schedules';
import { pulseOf } from '../../../availability-now';
import type { ListedGood } from '../api/list-goods';
import { NowChip } from './good-card';

interface Props {
  readonly good: ListedGood;
  readonly schedule: ScheduleView | undefined;
  /** Words only, without picture and pulse. */
  readonly plain: boolean;
}

/** A good as one row: the whole row is a link. */
export function GoodRow({ good, schedule, plain }: Props) {
  const [price] = formatPrices(good, useLocale());
  return (
    <ListRow
      to={`/goods/${good.id}`}
      leading={plain ? undefined : <Picture id={good.id} url={good.thumbnail_url} />}
      title={good.quantity > 1 ? `${good.title} ×${good.quantity}` : good.title}
      trailing={!plain && schedule && <Pulse days={pulseOf(schedule)} />}
    >
      {schedule && <NowChip good={good} schedule={schedule} />}
      {good.location && <span className="meta">{good.location}</span>}
      {price && <span className="meta">{price}</span>}
    </ListRow>
  );
}
