import { notFound } from '@kashikari/kernel';
import { instant } from '../mappers/times';
import type { Folder } from './folder.schema';
import type { folders } from '@kashikari/contracts';
import type { z } from 'zod';

/** @param asked what was looked for, where it is not there */
export function toFolder(folder: folders.Folder | undefined, asked: string): z.input<typeof Folder> {
  if (!folder) throw notFound('folder', asked);
  return {
    id: folder.id,
    group_id: folder.groupId,
    title: folder.title,
    place: folder.place,
    goods_count: folder.goodsCount,
    permissions: folder.permissions,
    created_at: instant(folder.createdAt),
    updated_at: instant(folder.updatedAt),
  };
}
