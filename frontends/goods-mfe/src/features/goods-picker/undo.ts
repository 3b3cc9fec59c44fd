import type { Good } from '@kashikari/web-kit';
import { type ChangeBody, CHANGED_FIELDS } from './change-draft';

/** One bulk update that restores what several goods have in common. */
export interface UndoStep {
  readonly ids: readonly string[];
  readonly changes: ChangeBody;
}

/**
 * The bulk updates that restore the goods of a change: one for all goods whose former values are equal. Goods that the
 * change left as they were have none.
 */
export function undoOf(before: readonly Good[], after: readonly Good[]): readonly UndoStep[] {
  const changed = new Map(after.map((good) => [good.id, good]));
  const steps = new Map<string, { ids: string[]; changes: ChangeBody }>();
  for (const good of before) {
    const now = changed.get(good.id);
    const changes = now && restoring(good, now);
    if (!changes || Object.keys(changes).length === 0) continue;
    const key = JSON.stringify(changes);
    const step = steps.get(key);
    if (step) step.ids.push(good.id);
    else steps.set(key, { ids: [good.id], changes });
  }
  return [...steps.values()];
}

function restoring(before: Good, after: Good): ChangeBody {
  const former = CHANGED_FIELDS.filter((name) => before[name] !== after[name]);
  return {
    ...(former.length > 0 && { changes: Object.fromEntries(former.map((name) => [name, before[name]])) }),
    ...missing('add_group_ids', before.group_ids, after.group_ids),
    ...missing('remove_group_ids', after.group_ids, before.group_ids),
    ...missing('add_folder_ids', before.folder_ids, after.folder_ids),
    ...missing('remove_folder_ids', after.folder_ids, before.folder_ids),
  };
}

/** Returns the ids of one list that are missing in the other, under a name; empty if there are no such ids. */
function missing(name: string, ids: readonly string[], others: readonly string[]): Record<string, string[]> {
  const found = ids.filter((id) => !others.includes(id)).sort();
  return found.length > 0 ? { [name]: found } : {};
}
