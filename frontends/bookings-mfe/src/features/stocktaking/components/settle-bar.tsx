import { BookingBar, Button, useTranslation } from '@kashikari/web-kit';
import { useState } from 'react';
import type { Period } from '../api/stocktaking-types';
import type { CheckSelection } from '../use-chosen';
import { ReasonDialog } from './reason-dialog';
import { useSettling } from './use-settling';

interface Props {
  readonly period: Period;
  readonly chosen: CheckSelection;
}

/** The bar of the chosen differences: their number and the ways to settle all of them. */
export function SettleBar({ period, chosen }: Props) {
  const { t } = useTranslation('bookings');
  const [asks, setAsks] = useState(false);
  const { run, busy } = useSettling(period, chosen);
  const { ids } = chosen;
  return (
    <>
      <BookingBar
        when={t('stock.chosen', { count: ids.length })}
        actions={
          <div className="row wrap stbar">
            <Button small look="quiet" onClick={chosen.clear}>
              {t('stock.none')}
            </Button>
            <Button small busy={busy} onClick={() => run(ids, { choice: 'quantity' })}>
              {t('stock.way.quantity')}
            </Button>
            <Button small busy={busy} onClick={() => run(ids, { choice: 'lost' })}>
              {t('stock.way.lost')}
            </Button>
            <Button small busy={busy} onClick={() => setAsks(true)}>
              {t('stock.way.left')}
            </Button>
          </div>
        }
      />
      {asks && (
        <ReasonDialog
          count={ids.length}
          busy={busy}
          onClose={() => setAsks(false)}
          onReason={(reason) => {
            setAsks(false);
            run(ids, { choice: 'left', reason });
          }}
        />
      )}
    </>
  );
}
