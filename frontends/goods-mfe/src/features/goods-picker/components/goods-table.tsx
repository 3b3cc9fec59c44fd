import { Icon, IconChevronDown, useTranslation } from '@kashikari/web-kit';
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import type { PickerRow } from '../rows';
import type { Choice } from '../use-choice';
import { TableRow } from './table-row';

const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const words = new Intl.Collator('ja', { numeric: true });

const byWords: SortFn<typeof features, PickerRow> = (one, other, id) =>
  words.compare(one.getValue<string>(id), other.getValue<string>(id));

const byNumber: SortFn<typeof features, PickerRow> = (one, other, id) =>
  one.getValue<number>(id) - other.getValue<number>(id);

const column = createColumnHelper<typeof features, PickerRow>();

/** Goods without a limit of days come last. */
const COLUMNS = column.columns([
  column.accessor('title', { sortFn: byWords }),
  column.accessor('number', { sortFn: byWords }),
  column.accessor('groups', { sortFn: byWords }),
  column.accessor('folders', { sortFn: byWords }),
  column.accessor('quantity', { sortFn: byNumber }),
  column.accessor('days', { sortFn: byNumber, sortUndefined: 'last' }),
]);

interface Props {
  readonly rows: PickerRow[];
  readonly choice: Choice;
}

/** The goods with a box each. A heading sorts the rows that are here; a narrow window shows the same as a list. */
export function GoodsTable({ rows, choice }: Props) {
  const { t } = useTranslation('goods');
  const rowSelection = Object.fromEntries([...choice.goods.keys()].map((id) => [id, true as const]));
  const table = useTable({
    features,
    columns: COLUMNS,
    data: rows,
    getRowId: (row) => row.good.id,
    sortDescFirst: false,
    state: { rowSelection },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === 'function' ? updater(rowSelection) : updater;
      choice.set(
        Object.keys(next),
        rows.map(({ good }) => good),
      );
    },
  });
  const isAll = table.getIsAllRowsSelected();
  return (
    <table className="gp-table" aria-label={t('picker.title')}>
      <thead>
        <tr>
          <td className="c-box">
            <button
              type="button"
              className="ck"
              role="checkbox"
              aria-checked={isAll ? true : table.getIsSomeRowsSelected() ? 'mixed' : false}
              aria-label={t('picker.allShown')}
              onClick={() => table.toggleAllRowsSelected(!isAll)}
            />
          </td>
          <td className="c-picture" />
          {table.getFlatHeaders().map((header) => (
            <th
              key={header.id}
              scope="col"
              className={`c-${header.id}`}
              aria-sort={SORTED[String(header.column.getIsSorted())]}
            >
              <button type="button" onClick={() => header.column.toggleSorting()}>
                {t(`picker.column.${header.id as keyof Omit<PickerRow, 'good' | 'note'>}`)}
                {header.column.getIsSorted() && <Icon of={IconChevronDown} size="s" />}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its boxes take the focus */}
      <tbody onKeyDown={moveFocus}>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            row={row.original}
            isChosen={row.getIsSelected()}
            reason={choice.goods.has(row.id) ? choice.reasons.get(row.id) : undefined}
            onToggle={(isChosen, shiftKey) =>
              row.getToggleSelectedHandler()({ target: { checked: isChosen }, shiftKey })
            }
          />
        ))}
      </tbody>
    </table>
  );
}

const SORTED: Readonly<Record<string, 'ascending' | 'descending' | undefined>> = {
  asc: 'ascending',
  desc: 'descending',
};

/** Arrows move between the boxes of the rows; x chooses, as Space does. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="checkbox"]')];
  const at = boxes.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  if (event.key === 'x') return boxes[at]?.click();
  if (!step) return;
  event.preventDefault();
  boxes[at + step]?.focus();
}
