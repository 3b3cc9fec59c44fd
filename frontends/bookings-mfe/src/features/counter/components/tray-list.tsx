import type { BookingRange } from '@kashikari/availability';
import { type ScheduleView, Empty, useTranslation } from '@kashikari/web-kit';
import type { TrayRow as Row } from '../rules/tray';
import { TrayRow } from './tray-row';

interface Props {
  readonly rows: readonly Row[];
  /** For how long each goes out that can. */
  readonly ranges: ReadonlyMap<string, BookingRange>;
  readonly known: ReadonlyMap<string, ScheduleView> | undefined;
  onRemove(goodId: string): void;
  onSwap(row: Row, otherId: string): void;
}

/** The things on the counter, the last one read on top. */
export function TrayList({ rows, ranges, known, onRemove, onSwap }: Props) {
  const { t } = useTranslation('bookings');
  return (
    <section aria-labelledby="things">
      <h2 id="things" className="cth">
        {t('counter.things')}
      </h2>
      {rows.length === 0 ? (
        <Empty title={t('counter.nothingYet')} />
      ) : (
        <div className="card list">
          {rows.map((row) => (
            <TrayRow
              key={row.good.id}
              row={row}
              range={ranges.get(row.good.id)}
              schedule={known?.get(row.good.id)}
              onRemove={() => onRemove(row.good.id)}
              onSwap={(otherId) => onSwap(row, otherId)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
