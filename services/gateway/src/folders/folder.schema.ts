import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { name } from '../schema/text';

/** Goods of a group that belong together. */
export const Folder = z
  .object({
    id: id(),
    group_id: id(),
    title: z.string(),
    slug: z
      .string()
      .describe(
        'Unique in its group; made of the first title, in any script. `GET /goods?folder=` takes it.',
      ),
    place: z.int().describe('Place in the order, from 0.'),
    goods_count: z.int().describe('Number of goods in the folder, without hidden ones.'),
    permissions: z
      .array(z.string())
      .describe('Actions that are available to the caller now: `edit`, `delete`.'),
    created_at: z.string().meta({ format: 'date-time' }),
    updated_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'Folder' });

export const NewFolder = z
  .object({ group_id: idOrName('media-library').describe('Id or slug of the group.'), title: name(100, 1) })
  .meta({ id: 'NewFolder' });

const goodIds = () => z.array(id()).max(500);

export const FolderPatch = z
  .object({
    title: name(100, 1),
    place: z.int().min(0).max(100).describe('New place; the other folders are shifted.'),
    add_good_ids: goodIds().describe('Goods of the group.'),
    remove_good_ids: goodIds(),
  })
  .partial()
  .meta({ id: 'FolderPatch' });

export const folderQuery = z.object({
  group_id: idOrName('media-library').describe('Id or slug of the group.'),
  good_id: id().optional().describe('Only folders that contain this good.'),
});

export const FolderAnswer = z.object({ folder: Folder }).meta({ id: 'FolderAnswer' });
export const FolderList = z
  .object({ folders: z.array(Folder).describe('All folders, in order; up to 100 per group.') })
  .meta({ id: 'FolderList' });
