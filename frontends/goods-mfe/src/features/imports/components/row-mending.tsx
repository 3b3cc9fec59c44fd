import { Button, Glyph, useFlash, useTranslation } from '@kashikari/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useMendRow } from '../api/change-import';
import type { ImportRow } from '../api/imports';
import { columnLabel } from '../column-label';
import { LeaveOutButton } from './leave-out-button';

interface Props {
  readonly importId: string;
  readonly row: ImportRow;
  /** True if optional cells can be emptied. */
  readonly mayEmpty?: boolean;
}

/** Below a faulty row: each fault with a field that holds the cell, and the way to leave the row out. */
export function RowMending({ importId, row, mayEmpty = true }: Props) {
  const { t } = useTranslation('goods');
  const { sayError } = useFlash();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const mend = useMendRow(importId);
  const id = useId();
  const faults = row.faults;
  const hasField = faults.some(({ column }) => column !== '');

  function send(cells: Readonly<Record<string, string>>): void {
    mend.mutate({ row: row.row, cells }, { onSuccess: () => setTyped({}), onError: sayError });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (mend.isPending) return;
    if (Object.keys(typed).length > 0) send(typed);
    else form.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <form ref={form} className="immend" onSubmit={submit} aria-busy={mend.isPending}>
      {faults.map(({ column, message, value, code }, place) => {
        const label = column && columnLabel(t, column);
        const isFirst = faults.findIndex((one) => one.column === column) === place;
        return (
          <div key={`${column} ${code}`} className="imfault">
            <p className="sm grow" id={`${id}-${place}`}>
              {label && (
                <span className="imcell">
                  {label} {value}
                </span>
              )}
              <Glyph state="overdue" />
              <b>{message}</b>
            </p>
            {column && isFirst && (
              <span className="row">
                <input
                  className="in"
                  aria-label={t('import.row.cell', { column: label, row: row.row })}
                  aria-describedby={`${id}-${place}`}
                  aria-invalid="true"
                  placeholder={label}
                  autoComplete="off"
                  spellCheck={false}
                  value={typed[column] ?? row.values[column] ?? ''}
                  onChange={(event) => setTyped({ ...typed, [column]: event.target.value })}
                />
                {mayEmpty && !NEEDED.includes(column) && (row.values[column] ?? '') !== '' && (
                  <Button small disabled={mend.isPending} onClick={() => send({ [column]: '' })}>
                    {t('import.row.clear')}
                    <span className="vh"> {t('import.row.cell', { column: label, row: row.row })}</span>
                  </Button>
                )}
              </span>
            )}
          </div>
        );
      })}
      <div className="row wrap imacts">
        {mend.isPending && (
          <span className="meta" role="status">
            {t('import.row.checking')}
          </span>
        )}
        {hasField && (
          <Button look="soft" small type="submit" busy={mend.isPending}>
            {t('import.row.mend')}
            <span className="vh"> {t('import.row.of', { row: row.row })}</span>
          </Button>
        )}
        <LeaveOutButton importId={importId} row={row.row} />
      </div>
    </form>
  );
}

/** Columns that name the good or are always needed; every other cell may be empty. */
const NEEDED: readonly string[] = ['title', 'id', 'management_id'];
