import { refused } from '@kashikari/kernel';
import type { Good } from './good';
import type { Id } from './ids';
import { MAX_GROUPS, type GoodInput } from './read-good';

/** Groups and folders that many goods enter or leave, whatever others each of them is in. */
export interface Moves {
  readonly addGroupIds: readonly Id[];
  readonly removeGroupIds: readonly Id[];
  readonly addFolderIds: readonly Id[];
  readonly removeFolderIds: readonly Id[];
}

/**
 * Returns the input for one good of a bulk change: the moves are applied to its groups and folders. An id that is both
 * removed and added is added.
 * @throws DomainError `validation.too_many` if it would be in too many groups
 */
export function movedInput(good: Good, input: GoodInput, moves: Moves): GoodInput {
  const groupIds = moved(input.groupIds, good.groupIds, moves.addGroupIds, moves.removeGroupIds);
  const inNow = good.folders.map(({ id }) => id);
  const folderIds = moved(input.folderIds, inNow, moves.addFolderIds, moves.removeFolderIds);
  if (groupIds && groupIds.length > MAX_GROUPS) {
    throw refused('validation.too_many', { max: MAX_GROUPS }, 'group_ids');
  }
  return { ...input, ...(groupIds && { groupIds }), ...(folderIds && { folderIds }) };
}

/** Undefined where nothing was said: all stays. */
function moved(
  sent: readonly Id[] | undefined,
  before: readonly Id[],
  added: readonly Id[],
  removed: readonly Id[],
): readonly Id[] | undefined {
  if (added.length + removed.length === 0) return sent;
  const kept = (sent ?? before).filter((id) => !removed.includes(id));
  return [...new Set([...kept, ...added])];
}
