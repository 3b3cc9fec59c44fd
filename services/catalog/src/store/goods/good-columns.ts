import { snakeCase } from '@kashikari/kernel';
import {
  GOOD_FIELD_NAMES,
  GOOD_FIELDS,
  type Good,
  type GoodFieldName,
  type GoodFields,
} from '../../domain/good';
import { codeKey } from '../../domain/further-codes';
import { numberKey } from '../../domain/management-number';
import type { Picture } from '../../domain/picture';
import type { FolderPlace } from '../../domain/place-in-folders';

/** `from` and `to` are words of SQL. */
const RENAMED: Partial<Record<GoodFieldName, string>> = { from: 'lent_from', to: 'lent_to' };

const columnOf = (name: GoodFieldName): string => RENAMED[name] ?? snakeCase(name);

/** The columns that hold what people write about a good. */
const FIELD_COLUMNS = GOOD_FIELD_NAMES.map(columnOf);

/** Assignments that empty the columns with text written by people. */
export const NO_WORDS_WRITTEN = GOOD_FIELD_NAMES.flatMap((name) => {
  const { initial } = GOOD_FIELDS[name];
  if (Array.isArray(initial)) return `${columnOf(name)} = '{}'`;
  return initial === '' ? `${columnOf(name)} = ''` : [];
});

/** Every column of a good, its pictures and the folders that it is in, of `good` under the name `g`. */
export const SELECT_GOOD = `
  g.id, g.version, g.owner_id, g.group_ids, g.tags, g.label_hash, g.lender_closed, g.created_at, g.updated_at, g.deleted_at,
  ${FIELD_COLUMNS.map((column) => `g.${column}`).join(', ')},
  (select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', p.alt) order by p.place)
    from picture p where p.good_id = g.id) as pictures,
  (select json_agg(json_build_object('id', f.id, 'groupId', f.group_id) order by f.id)
    from folder_good i join folder f on f.id = i.folder_id
    where i.good_id = g.id and g.group_ids @> array[f.group_id]) as folders`;

/** A row of {@link SELECT_GOOD}. */
export type GoodRow = Record<string, unknown> & {
  readonly id: string;
  readonly pictures: Picture[] | null;
  readonly folders: FolderPlace[] | null;
};

export function goodOf(row: GoodRow): Good {
  const fields = Object.fromEntries(
    GOOD_FIELD_NAMES.map((name) => [name, row[columnOf(name)]]),
  ) as unknown as GoodFields;
  return {
    ...fields,
    id: row.id,
    version: row.version as number,
    ownerId: row.owner_id as string,
    groupIds: row.group_ids as string[],
    tags: row.tags as string[],
    folders: row.folders ?? [],
    pictures: row.pictures ?? [],
    labelHash: row.label_hash as string,
    lenderClosed: row.lender_closed as boolean,
    createdAt: (row.created_at as Date).getTime(),
    updatedAt: (row.updated_at as Date).getTime(),
    deletedAt: (row.deleted_at as Date | null)?.getTime() ?? null,
  };
}

/** Returns the columns of a good's row; pictures are separate rows. */
export function columnsOf(
  good: Omit<Good, 'lenderClosed'>,
  tagKeys: readonly string[],
): Record<string, unknown> {
  return {
    id: good.id,
    version: good.version,
    owner_id: good.ownerId,
    group_ids: good.groupIds,
    tags: good.tags,
    tag_keys: tagKeys,
    label_hash: good.labelHash,
    management_key: numberKey(good.managementId),
    code_keys: good.codes.map(codeKey),
    created_at: new Date(good.createdAt),
    updated_at: new Date(good.updatedAt),
    deleted_at: good.deletedAt === null ? null : new Date(good.deletedAt),
    ...Object.fromEntries(GOOD_FIELD_NAMES.map((name) => [columnOf(name), good[name]])),
  };
}
