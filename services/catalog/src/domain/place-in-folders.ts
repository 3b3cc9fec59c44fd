import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { editsFolders } from './folder';
import type { Id } from './ids';
import type { ActorTies } from './ties';

/** A folder, and the group whose goods it sorts. */
export interface FolderPlace {
  readonly id: Id;
  readonly groupId: Id;
}

/**
 * The folders that a good is in after `wanted` was sent: those of the groups whose folders the actor sorts are replaced,
 * others stay. New ones are of groups that the good is in; others are refused `folder.good`, also those that there are not.
 * @param wanted absent: nothing was said of folders
 * @param known the folders of `wanted` that there are
 */
export function placeInFolders(
  before: readonly FolderPlace[],
  wanted: readonly Id[] | undefined,
  known: readonly FolderPlace[],
  groupIds: readonly Id[],
  ties: ActorTies,
): Verdict<readonly FolderPlace[]> {
  const stays = before.filter(
    ({ id, groupId }) =>
      groupIds.includes(groupId) && (!wanted || wanted.includes(id) || !editsFolders(groupId, ties)),
  );
  const entered = (wanted ?? []).filter((id) => !before.some((folder) => folder.id === id));
  const added = entered.flatMap((id) => known.find((folder) => folder.id === id) ?? []);
  const isAllowed = ({ groupId }: FolderPlace) => groupIds.includes(groupId) && editsFolders(groupId, ties);
  if (added.length < entered.length || !added.every(isAllowed)) {
    return refuse('folder.good', undefined, 'folder_ids');
  }
  return allow([...stays, ...added]);
}
