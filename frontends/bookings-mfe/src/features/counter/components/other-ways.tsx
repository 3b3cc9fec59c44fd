import type { BookingRange } from '@kashikari/availability';
import { Button, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';
import { useEqualGoods } from '../../../api/find-equal-goods';
import { type EqualGood, equalGoodsIn } from '../../../rules/equal-goods';
import { fromToday, laterRange } from '../rules/later-range';
import type { LendRequest } from '../rules/lent-range';
import type { LentRow } from '../rules/lent-rows';

export interface WaysOfRow {
  /** Another good in the place of this one. */
  onSwap(otherId: string): void;
  /** Another good beside this one. */
  onAdd(otherId: string): void;
  /** Books a number of units from a later day on; undefined while no person is chosen. */
  onLater: ((range: BookingRange, quantity: number) => void) | undefined;
  onRemove(): void;
}

interface Props {
  readonly lent: LentRow;
  readonly wish: LendRequest;
  readonly ways: WaysOfRow;
}

/** The options for a refused row: another good, later days, or its removal. */
export function RefusedWays({ lent, wish, ways }: Props) {
  const { t } = useTranslation('bookings');
  const { row } = lent;
  return (
    <div className="row wrap ctways">
      {equalGoodsIn(row.error ?? null).map(({ id, title }) => (
        <Button key={id} small look="soft" onClick={() => ways.onSwap(id)}>
          {t('bulk.swap', { title })}
        </Button>
      ))}
      <Later lent={lent} wish={wish} quantity={row.quantity} onLater={ways.onLater} />
      <Button small look="quiet" onClick={ways.onRemove}>
        {t('bulk.leave')}
      </Button>
    </div>
  );
}

/**
 * The options if too few units are free: an equal good, or all units on later days.
 * @param wanted units that are not free together
 */
export function NotFreeWays({ lent, wish, ways, wanted }: Props & { readonly wanted: number }) {
  const { t } = useTranslation('bookings');
  const { row, schedule, range } = lent;
  const asked = range ?? (schedule && fromToday(schedule, wish, Date.now()));
  const equal: readonly EqualGood[] = useEqualGoods(row.good, asked, true).data ?? [];
  return (
    <div className="row wrap ctways">
      {equal.map(({ id, title }) => (
        <Button key={id} small look="soft" onClick={() => ways.onAdd(id)}>
          {t('counter.addOther', { title })}
        </Button>
      ))}
      <Later lent={lent} wish={wish} quantity={wanted} onLater={ways.onLater} />
    </div>
  );
}

interface LaterProps extends Pick<Props, 'lent' | 'wish'>, Pick<WaysOfRow, 'onLater'> {
  readonly quantity: number;
}

function Later({ lent, wish, quantity, onLater }: LaterProps) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const range = onLater && laterRange(lent, wish, quantity, Date.now());
  if (!onLater || range?.unit !== 'day') return null;
  return (
    <Button small onClick={() => onLater(range, quantity)}>
      {t('counter.laterPieces', { count: quantity, day: formatDay(range.startDate, locale) })}
    </Button>
  );
}
