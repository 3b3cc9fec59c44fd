import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../format/day';
import { useLocale } from '../i18n/use-locale';
import { Glyph } from './glyph';
import { Picture } from './picture';
import { TwoWeekBar } from './two-week-bar';
import { type Cell, type GridBar, type GridRow, placeBar } from './two-week-rows';

interface Props {
  readonly row: GridRow;
  readonly index: number;
  readonly days: readonly string[];
  readonly today: string;
  readonly bars: readonly GridBar[];
  /** The column that Tab reaches in this row, if it is this row. */
  readonly tabbedColumn: number | undefined;
  readonly onPick: (cell: Cell) => void;
}

/** One thing: its name, and fourteen cells with its bars over them. */
export function TwoWeekRow({ row, index, days, today, bars, tabbedColumn, onPick }: Props) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const first = days[0] ?? today;
  const counted = row.quantity > 1;
  const takenOn = (day: string) => bars.find((bar) => bar.from <= day && day <= bar.to);

  return (
    <div className="sch-r" role="row">
      <div role="rowheader" className="sch-n">
        <Link className="sch-l" to={row.to}>
          <Picture id={row.id} url={row.imageUrl} size="small" />
          <span className="grow">
            <span className="nm clip">{row.title}</span>
            {row.note && <span className="meta clip">{row.note}</span>}
          </span>
        </Link>
      </div>
      <div className="track" role="presentation">
        {days.map((day, column) => {
          const info = row.days[column];
          const state = info?.state ?? 'free';
          const words = takenOn(day)?.label ?? t(`calendar.${state}`, { count: info?.remaining ?? 0 });
          return (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles keys for its cells
            <div
              key={day}
              role="gridcell"
              data-cell={`${index}:${column}`}
              tabIndex={tabbedColumn === column ? 0 : -1}
              aria-label={`${row.title} ${formatDay(day, locale)} ${words}`}
              className={`cell ${state === 'closed' ? 'k' : counted ? state : ''} ${day === today ? 'now' : ''}`}
              style={{ gridColumn: column + 1 }}
              onClick={() => onPick({ row: index, column })}
            >
              {counted && state !== 'closed' && info && <Glyph state={state} />}
              {counted && (state === 'free' || state === 'part') && info?.remaining}
            </div>
          );
        })}
        {bars.map((bar) => {
          const placed = placeBar(bar, first, days.length);
          return placed && <TwoWeekBar key={bar.id} placed={placed} />;
        })}
      </div>
    </div>
  );
}
