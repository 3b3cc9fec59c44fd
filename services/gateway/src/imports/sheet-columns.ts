import type { SheetColumns } from '../files/good-sheet';
import { COLUMNS } from '../goods/good-export.mapper';
import { headed, HEADINGS } from '../goods/good-export.words';

/** Columns that no export has: the account for which a good is registered, and addresses of pictures of new goods. */
const MORE = ['owner_id', 'image_urls'] as const;

/** Words for addresses of pictures, as for the columns of the export. */
const PICTURES = ['Picture URLs', '画像のURL'] as const;

/** Columns whose cells people fill in. */
export const CELLS = [...COLUMNS.filter((name) => name !== 'created_at'), ...MORE] as const;

const spelled = (heading: string): string => heading.normalize('NFKC').trim().toLowerCase();

/** Names of the contract, and the words of the export in both languages. */
const FIELD_OF: ReadonlyMap<string, string> = new Map([
  ...HEADINGS.flatMap((words) =>
    headed(COLUMNS, words).map(({ key, header }) => [spelled(header), key] as const),
  ),
  ...MORE.map((name) => [name, name] as const),
  ...PICTURES.map((words) => [spelled(words), 'image_urls'] as const),
]);

/**
 * Columns of imports. New goods are named by title or ISBN, changed ones by id or management id. Read-only columns of
 * an export are ignored.
 */
export const SHEET_COLUMNS: Readonly<Record<'goods' | 'goods_edit', SheetColumns>> = {
  goods: { fieldOf: FIELD_OF, needed: ['title', 'isbn'], readOnly: ['id', 'created_at'] },
  goods_edit: { fieldOf: FIELD_OF, needed: ['id', 'management_id'], readOnly: ['created_at', 'image_urls'] },
};
