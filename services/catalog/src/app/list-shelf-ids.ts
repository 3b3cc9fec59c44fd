import { Injectable } from '@nestjs/common';
import { actorUserId, type Call } from '@kashikari/kernel';
import { isId, type Id } from '../domain/ids';
import { People } from './ports';
import { Folders, Likes, type FolderAddress } from './ports/folders';

export interface ShelfRequest {
  /** Id, or slug in `groupId`; empty means none. */
  readonly folderId: string;
  /** Id or slug. */
  readonly groupId: string;
  readonly liked: boolean;
}

/** Lists the ids among which a search looks: a folder, or a user's likes. Visibility is checked afterwards. */
@Injectable()
export class ListShelfIds {
  constructor(
    private readonly folders: Folders,
    private readonly likes: Likes,
    private readonly people: People,
  ) {}

  async run({ folderId, groupId, liked }: ShelfRequest, { actor }: Call): Promise<Id[]> {
    const userId = actorUserId(actor);
    const inFolder = folderId === '' ? undefined : await this.idsIn(folderId, groupId);
    if (!liked) return inFolder ?? [];
    const own = userId === undefined ? [] : await this.likes.all(userId);
    return inFolder ? inFolder.filter((id) => own.includes(id)) : own;
  }

  private async idsIn(folder: string, group: string): Promise<Id[]> {
    const address = isId(folder) ? { id: folder } : await this.addressIn(group, folder);
    return address ? this.folders.goodIds(address) : [];
  }

  private async addressIn(group: string, slug: string): Promise<FolderAddress | undefined> {
    const groupId = group === '' ? undefined : await this.people.groupId(group);
    return groupId === undefined ? undefined : { groupId, slug };
  }
}
