import { z } from 'zod';
import { id, idOrName } from '../schema/ids';
import { name } from '../schema/text';

/** Goods of a group that belong together. */
export const Folder = z
  .object({
    id: id(),
    group_id: id(),
    title: z.string(),
    place: z.int().describe('Its place in the order, from 0.'),
    goods_count: z.int().describe('Goods in it, without hidden ones.'),
    permissions: z.array(z.string()).describe('What the caller may do now: `edit`, `delete`.'),
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
    place: z.int().min(0).max(100).describe('Moves it there; the others make room.'),
    add_good_ids: goodIds().describe('Goods that stand in the group.'),
    remove_good_ids: goodIds(),
  })
  .partial()
  .meta({ id: 'FolderPatch' });

export const folderQuery = z.object({
  group_id: idOrName('media-library').describe('Id or slug of the group.'),
  good_id: id().optional().describe('Only those that this good is in.'),
});

export const FolderAnswer = z.object({ folder: Folder }).meta({ id: 'FolderAnswer' });
export const FolderList = z
  .object({ folders: z.array(Folder).describe('All of them, in their order; at most 100 a group.') })
  .meta({ id: 'FolderList' });
