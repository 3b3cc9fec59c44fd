import { shelves } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListShelfIds } from '../app/list-shelf-ids';
import { ManageFolders, type ShownFolder } from '../app/manage-folders';

@GrpcController(shelves.FolderServiceService)
export class FoldersController {
  constructor(
    private readonly folders: ManageFolders,
    private readonly ids: ListShelfIds,
  ) {}

  async createFolder(
    { groupId, title }: shelves.CreateFolderRequest,
    call: Call,
  ): Promise<shelves.CreateFolderResponse> {
    return { folder: toFolder(await this.folders.create(groupId.toLowerCase(), title, call)) };
  }

  async listFolders(
    { groupId, goodId }: shelves.ListFoldersRequest,
    call: Call,
  ): Promise<shelves.ListFoldersResponse> {
    const found = await this.folders.list(groupId.toLowerCase(), goodId.toLowerCase(), call);
    return { folders: found.map(toFolder) };
  }

  async updateFolder(
    { id, ...change }: shelves.UpdateFolderRequest,
    call: Call,
  ): Promise<shelves.UpdateFolderResponse> {
    return { folder: toFolder(await this.folders.update(id.toLowerCase(), change, call)) };
  }

  async deleteFolder({ id }: shelves.DeleteFolderRequest, call: Call): Promise<shelves.DeleteFolderResponse> {
    await this.folders.remove(id.toLowerCase(), call);
    return {};
  }

  async listShelfIds(
    request: shelves.ListShelfIdsRequest,
    call: Call,
  ): Promise<shelves.ListShelfIdsResponse> {
    return { goodIds: await this.ids.run(request, call) };
  }
}

function toFolder({ createdAt, updatedAt, permissions, ...folder }: ShownFolder): shelves.Folder {
  return {
    ...folder,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    permissions: [...permissions],
  };
}
