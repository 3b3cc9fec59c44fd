import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { DeskKeys } from './desk-keys';
import { type DeskColumn, type DeskPart, type DeskSort, nextSort, sorted } from './desk-rows';
import './desk-table.css';
import { Icon } from './icon';
import { IconChevronDown } from './icons';

export interface DeskTableProps<T> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly DeskColumn<T>[];
  readonly parts: readonly DeskPart<T>[];
  idOf(row: T): string;
  /** Names the row's box. */
  nameOf(row: T): string;
  /** Left out where rows are not chosen; rows for which it is undefined have no box to tick. */
  readonly choice?: {
    has(row: T): boolean;
    may(row: T): boolean;
    toggle(row: T): void;
  };
  panel(row: T): ReactNode;
  /** Shortcuts of a row, beside those of every table: the key, its words and its act. */
  readonly keys?: readonly { readonly key: string; readonly words: string; run(row: T): void }[];
  /** `/` leads to the search. */
  onSearch?(): void;
}

/**
 * A table for windows from 1,200 px, with a panel of 352 px beside it. Its headings sort within each part. While the focus is
 * in it: ↑ ↓ move, x chooses, Enter opens the panel, Esc closes it, `?` lists the keys.
 */
export function DeskTable<T>(props: DeskTableProps<T>) {
  const { columns, parts, idOf, choice } = props;
  const { t } = useTranslation('kit');
  const [sort, setSort] = useState<DeskSort>();
  const [openId, setOpenId] = useState<string>();
  const [helps, setHelps] = useState(false);
  const shown = parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({ title, rows: sorted(rows, columns, sort) }));
  const all = shown.flatMap(({ rows }) => rows);
  const open = all.find((row) => idOf(row) === openId);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-desk-row]')];
    const at = boxes.findIndex((box) => box.closest('tr')?.contains(event.target as Node));
    const row = all[at];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const act = props.keys?.find(({ key }) => key === event.key);
    if (event.key === '?') setHelps(true);
    else if (event.key === '/' && props.onSearch) props.onSearch();
    else if (event.key === 'Escape' && open) setOpenId(undefined);
    else if (row === undefined) return;
    else if (step) boxes[at + step]?.focus();
    else if (event.key === 'x' && choice?.may(row)) choice.toggle(row);
    else if (event.key === 'Enter' && boxes[at] === event.target) setOpenId(idOf(row));
    else if (act) act.run(row);
    else return;
    event.preventDefault();
    // `/` and `?` mean something to the whole page as well.
    event.stopPropagation();
  }

  /** A press beside the row's own controls opens its panel. */
  function onPress(event: MouseEvent<HTMLElement>, row: T): void {
    if (!(event.target as HTMLElement).closest('a, button, input')) setOpenId(idOf(row));
  }

  return (
    <div className="desk">
      <div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its rows take the focus */}
        <table className="card desk-table" aria-label={props.label} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sort?.id === column.id ? (sort.down ? 'descending' : 'ascending') : undefined}
                >
                  {column.by ? (
                    <button type="button" onClick={() => setSort(nextSort(sort, column.id))}>
                      {column.title}
                      {sort?.id === column.id && <Icon of={IconChevronDown} size="s" />}
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ title, rows }) => (
            <tbody key={title ?? ''}>
              {title && (
                <tr className="desk-part">
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {title} <span className="meta">{rows.length}</span>
                  </th>
                </tr>
              )}
              {rows.map((row) => {
                const may = choice?.may(row) ?? false;
                const isChosen = choice?.has(row) ?? false;
                const isOpen = row === open;
                return (
                  <tr
                    key={idOf(row)}
                    className={[isChosen && 'on', isOpen && 'open'].filter(Boolean).join(' ') || undefined}
                    onClick={(event) => onPress(event, row)}
                  >
                    <td>
                      <button
                        type="button"
                        data-desk-row
                        {...(may
                          ? { className: 'ck', role: 'checkbox', 'aria-checked': isChosen }
                          : { className: 'desk-open', 'aria-expanded': isOpen })}
                        aria-label={props.nameOf(row)}
                        onClick={() => (may ? choice?.toggle(row) : setOpenId(idOf(row)))}
                      />
                    </td>
                    {columns.map((column) =>
                      column.names ? (
                        <th key={column.id} scope="row">
                          {column.cell(row)}
                        </th>
                      ) : (
                        <td key={column.id}>{column.cell(row)}</td>
                      ),
                    )}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </div>
      <aside className="desk-side" aria-label={t('desk.panel')}>
        {open ? (
          <div className="card pad">{props.panel(open)}</div>
        ) : (
          <p className="card pad t2 sm">{t('desk.none')}</p>
        )}
        <button type="button" className="meta desk-help" onClick={() => setHelps(true)}>
          <kbd>?</kbd> {t('desk.keys')}
        </button>
      </aside>
      <DeskKeys
        open={helps}
        keys={props.keys ?? []}
        chooses={choice !== undefined}
        searches={props.onSearch !== undefined}
        onClose={() => setHelps(false)}
      />
    </div>
  );
}
