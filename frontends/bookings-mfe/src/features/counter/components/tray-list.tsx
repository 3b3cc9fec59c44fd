import { Empty, useTranslation } from '@kashikari/web-kit';
import type { ScheduleView } from '../../../api/get-schedule';
import type { TrayRow as Row } from '../rules/tray';
import { TrayRow } from './tray-row';

interface Props {
  readonly rows: readonly Row[];
  /** The last day for each that can go out. */
  readonly until: ReadonlyMap<string, string>;
  readonly known: ReadonlyMap<string, ScheduleView> | undefined;
  onRemove(goodId: string): void;
  onSwap(row: Row, otherId: string): void;
}

/** The things on the counter, the last one read on top. */
export function TrayList({ rows, until, known, onRemove, onSwap }: Props) {
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
              until={until.get(row.good.id)}
              known={known?.has(row.good.id) ?? false}
              onRemove={() => onRemove(row.good.id)}
              onSwap={(otherId) => onSwap(row, otherId)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
