import { useFoldersOf } from '../../api/list-folders';

/** A folder that may be chosen. */
export interface FolderChoice {
  readonly id: string;
  readonly groupId: string;
  /** The folder's title, with its group if several groups are selected. */
  readonly label: string;
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly string[];
}

/** The folders of the chosen groups that the person edits. */
export function useFolderChoice(
  groups: readonly Group[],
  chosen: readonly string[],
): readonly FolderChoice[] {
  const mine = groups.filter(({ id, permissions }) => chosen.includes(id) && permissions.includes('edit'));
  const name = (groupId: string) => mine.find(({ id }) => id === groupId)?.name;
  return useFoldersOf(mine.map(({ id }) => id)).map(({ id, group_id: groupId, title }) => ({
    id,
    groupId,
    label: mine.length > 1 ? `${name(groupId)}・${title}` : title,
  }));
}
