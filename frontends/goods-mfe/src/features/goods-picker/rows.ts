import type { Good } from '@kashikari/web-kit';

/** A good as the table shows it: names in place of ids. */
export interface PickerRow {
  readonly good: Good;
  readonly title: string;
  readonly number: string;
  readonly groups: string;
  readonly folders: string;
  readonly quantity: number;
  /** undefined: no limit. */
  readonly days: number | undefined;
  /** A remark under the name. */
  readonly note?: string;
}

interface Group {
  readonly id: string;
  readonly name: string;
}

interface Folder {
  readonly id: string;
  readonly title: string;
}

/** Ids without a name belong to groups and folders that the person doesn't see, and are left out. */
export function rowsOf(
  goods: readonly Good[],
  groups: readonly Group[],
  folders: readonly Folder[],
): PickerRow[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const folderNames = new Map(folders.map(({ id, title }) => [id, title]));
  return goods.map((good) => ({
    good,
    title: good.title,
    number: good.management_id ?? '',
    groups: namesOf(good.group_ids, groupNames),
    folders: namesOf(good.folder_ids, folderNames),
    quantity: good.quantity,
    days: good.max_days ?? undefined,
  }));
}

function namesOf(ids: readonly string[], names: ReadonlyMap<string, string>): string {
  return ids.flatMap((id) => names.get(id) ?? []).join('、');
}
