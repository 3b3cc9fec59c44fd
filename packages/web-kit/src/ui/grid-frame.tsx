import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { cellName } from './grid-cell';
import type { useGrid } from './use-grid';
import { useVirtualRows } from './use-virtual-rows';

interface Props {
  readonly label: string;
  readonly grid: Pick<ReturnType<typeof useGrid>, 'active' | 'handlers'>;
  /** Number of rows, including those that are not rendered. */
  readonly count: number;
  readonly onWindow?: (first: number, last: number) => void;
  /** The row of column heads; sticks under the page's header. */
  readonly head: ReactNode;
  /** The selection as a sentence, which screen readers announce whenever it changes. */
  readonly said: string;
  /** More classes, for another width of columns. */
  readonly className?: string;
  /** Draws a row's name and cells; undefined while it is still to come. */
  row(index: number): ReactNode;
}

/**
 * Shared frame of the grids of goods over time: roles, row counts, rendering of visible rows only, and announcing the
 * selection.
 */
export function GridFrame({ label, grid, count, onWindow, head, said, className = '', row }: Props) {
  const { t } = useTranslation('kit');
  const { list, height, measure, shown } = useVirtualRows({ count, active: grid.active.row, onWindow });
  return (
    <>
      <div
        className={`card sch ${className}`}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        tabIndex={-1}
        {...grid.handlers}
      >
        <div role="row" aria-rowindex={1} className="sch-hd">
          {head}
        </div>
        <div role="rowgroup" className="sch-rs" ref={list} style={{ height }}>
          {shown.map(({ index, offset }) => (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              ref={measure}
              className="sch-r"
              style={{ transform: `translateY(${offset}px)` }}
            >
              {row(index) ?? (
                <div
                  role="gridcell"
                  className="sch-n sch-wait"
                  data-cell={cellName(index, grid.active.row === index ? grid.active.column : 0)}
                  tabIndex={grid.active.row === index ? 0 : -1}
                >
                  {t('loading')}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
      <div className="vh" role="status">
        {said}
      </div>
    </>
  );
}
