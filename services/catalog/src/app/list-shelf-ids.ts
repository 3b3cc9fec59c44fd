import { Injectable } from '@nestjs/common';
import { actorUserId, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import { Folders, Likes } from './ports/folders';

/** What search looks among: a folder, or what somebody likes. Whether the goods are seen is asked afterwards. */
@Injectable()
export class ListShelfIds {
  constructor(
    private readonly folders: Folders,
    private readonly likes: Likes,
  ) {}

  async run({ folderId, liked }: { folderId: string; liked: boolean }, { actor }: Call): Promise<Id[]> {
    const userId = actorUserId(actor);
    if (folderId !== '' && !isId(folderId)) return [];
    const inFolder = folderId === '' ? undefined : await this.folders.goodIds(folderId);
    if (!liked) return inFolder ?? [];
    const own = userId === undefined ? [] : await this.likes.all(userId);
    return inFolder ? inFolder.filter((id) => own.includes(id)) : own;
  }
}
