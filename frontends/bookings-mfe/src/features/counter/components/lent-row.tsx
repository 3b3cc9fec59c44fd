import { Icon, IconButton, IconX, Picture, Stepper, useTranslation } from '@kashikari/web-kit';
import type { LendRequest } from '../rules/lent-range';
import type { LentRow } from '../rules/lent-rows';
import type { TrayRow } from '../rules/tray';
import { LentState } from './lent-state';
import { NotFreeWays, RefusedWays, type WaysOfRow } from './other-ways';
import { RowUntil } from './row-until';

interface Props {
  readonly lent: LentRow;
  readonly wish: LendRequest;
  onSet(row: Pick<Partial<TrayRow>, 'quantity' | 'wish'>): void;
  readonly ways: WaysOfRow;
}

/**
 * One good with the units and the end of its loan, or the reason why it can't be lent. The alternatives are in the row
 * itself.
 */
export function LentRowItem({ lent, wish, ways, onSet }: Props) {
  const { t } = useTranslation('bookings');
  const { row, schedule, range, free, quantity } = lent;
  const { good, state, error, note } = row;
  return (
    <>
      <div className="lrow">
        <Picture id={good.id} url={good.thumbnail_url} />
        <div className="grow">
          <h3 className="clip2">{good.title}</h3>
          <div className="row wrap rowmeta">
            <LentState lent={lent} />
          </div>
        </div>
        {(state === 'ready' || state === 'refused') && (
          <IconButton label={t('bulk.out', { title: good.title })} onClick={ways.onRemove}>
            <Icon of={IconX} />
          </IconButton>
        )}
      </div>
      {state === 'ready' && range && schedule && (
        <div className="row wrap ctways" role="group" aria-label={good.title}>
          {good.quantity > 1 && (
            <Stepper
              label={t('counter.pieces')}
              value={quantity}
              max={Math.max(1, free)}
              onChange={(next) => onSet({ quantity: next })}
            />
          )}
          <RowUntil
            good={good}
            schedule={schedule}
            range={range}
            wish={wish}
            quantity={quantity}
            onWish={(own) => onSet({ wish: own })}
          />
        </div>
      )}
      {error && <RefusedWays lent={lent} wish={wish} ways={ways} />}
      {state === 'ready' && note?.kind === 'none_left' && (
        <NotFreeWays lent={lent} wish={wish} ways={ways} wanted={quantity + 1} />
      )}
      {state === 'ready' && schedule && !range && (
        <NotFreeWays lent={lent} wish={wish} ways={ways} wanted={row.quantity} />
      )}
    </>
  );
}
