import type { SqlTx } from '@kashikari/platform';
import type { NewGood } from '../../app/ports';
import type { Good } from '../../domain/good';
import type { Id } from '../../domain/ids';
import type { FolderPlace } from '../../domain/place-in-folders';

const HOLD = `
  select id, group_id as "groupId" from folder where id = any ($1::uuid[]) order by id for key share`;

/** Those of the folders that there are; they are not deleted until the transaction ends. */
export async function holdFolders(tx: SqlTx, ids: readonly Id[]): Promise<FolderPlace[]> {
  return ids.length === 0 ? [] : tx.read<FolderPlace>(HOLD, [[...new Set(ids)]]);
}

type FolderAssignment = Pick<NewGood, 'id' | 'groupIds' | 'folders'>;

/** Puts goods into the folders that they entered, and takes them out of those that they left, of groups they are still in. */
export async function sortInto(
  tx: SqlTx,
  changes: readonly { readonly before?: Good | undefined; readonly after: FolderAssignment }[],
): Promise<void> {
  const left = changes.flatMap(({ before, after }) =>
    (before?.folders ?? [])
      .filter(({ id, groupId }) => after.groupIds.includes(groupId) && !isAmong(id, after.folders))
      .map(({ id }) => ({ folder: id, good: after.id })),
  );
  const entered = changes.flatMap(({ before, after }) =>
    after.folders
      .filter(({ id }) => !isAmong(id, before?.folders ?? []))
      .map(({ id }) => ({ folder: id, good: after.id })),
  );
  await eachPair(
    tx,
    left,
    `delete from folder_good i using p where i.folder_id = p.folder and i.good_id = p.good`,
  );
  await eachPair(
    tx,
    entered,
    'insert into folder_good (folder_id, good_id) select folder, good from p on conflict do nothing',
  );
}

const isAmong = (id: Id, folders: readonly FolderPlace[]) => folders.some((folder) => folder.id === id);

async function eachPair(
  tx: SqlTx,
  pairs: readonly { readonly folder: Id; readonly good: Id }[],
  statement: string,
): Promise<void> {
  if (pairs.length === 0) return;
  await tx.read(`with p as (select * from unnest($1::uuid[], $2::uuid[]) as p (folder, good)) ${statement}`, [
    pairs.map(({ folder }) => folder),
    pairs.map(({ good }) => good),
  ]);
}
