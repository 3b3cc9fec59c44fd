import { Glyph, useTranslation } from '@kashikari/web-kit';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { Fragment, useMemo } from 'react';
import type { ImportRow, ImportView } from '../api/imports';
import { columnLabel } from '../column-label';
import { OutcomeChip } from './outcome-chip';
import { PutBackButton } from './put-back-button';
import { RowMending } from './row-mending';

const features = tableFeatures({});
const column = createColumnHelper<typeof features, ImportRow>();

interface Props {
  readonly of: ImportView;
  readonly rows: readonly ImportRow[];
}

/**
 * Rows of a sheet with their cells. Below a faulty row its faults are mended. A narrow window shows each row as a card with
 * its name and number, and the faulty cells below.
 */
export function RowsTable({ of, rows }: Props) {
  const { t } = useTranslation('goods');
  const columns = useMemo(
    () =>
      column.columns(
        of.columns.map((name) => column.accessor((row) => row.values[name] ?? '', { id: name })),
      ),
    [of.columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data, getRowId: (row) => String(row.row) });
  const main = mainOf(of.columns);
  return (
    <div className="card imtw" tabIndex={0} role="region" aria-label={t('import.table')}>
      <table className="imtable">
        <thead>
          <tr>
            <th scope="col">{t('import.row.number')}</th>
            {table.getFlatHeaders().map(({ id }) => (
              <th key={id} scope="col" className={main.includes(id) ? 'main' : undefined}>
                {columnLabel(t, id)}
              </th>
            ))}
            <th scope="col" className="main">
              {t('import.row.outcome')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((line) => {
            const row = line.original;
            return (
              <Fragment key={line.id}>
                <tr className={row.outcome === 'faulty' ? 'faulty' : undefined}>
                  <th scope="row" className="no">
                    {row.row}
                  </th>
                  {line.getAllCells().map((cell) => {
                    const isFaulty = row.faults.some((fault) => fault.column === cell.column.id);
                    return (
                      <td key={cell.column.id} className={classOf(isFaulty, main.includes(cell.column.id))}>
                        {isFaulty && <Glyph state="overdue" />}
                        {cell.getValue<string>() || (!isFaulty && <span className="t3">—</span>)}
                      </td>
                    );
                  })}
                  <td className="main">
                    <OutcomeChip of={row.outcome} />
                    {row.outcome === 'left_out' && <PutBackButton importId={of.id} row={row.row} />}
                  </td>
                </tr>
                {row.outcome === 'faulty' && (
                  <tr className="mend">
                    <td colSpan={of.columns.length + 2}>
                      <RowMending importId={of.id} row={row} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the columns of a narrow window: those that distinguish the rows. */
function mainOf(columns: readonly string[]): readonly string[] {
  const named = ['title', 'management_id', 'isbn', 'id'].filter((name) => columns.includes(name));
  return named.slice(0, 2);
}

function classOf(isFaulty: boolean, isMain: boolean): string | undefined {
  return [isFaulty && 'bad', isMain && 'main'].filter(Boolean).join(' ') || undefined;
}
