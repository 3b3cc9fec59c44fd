import { folders } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ListShelfIds } from '../app/list-shelf-ids';
import { ManageFolders, type ShownFolder } from '../app/manage-folders';

@GrpcController(folders.FolderServiceService)
export class FoldersController {
  constructor(
    private readonly folders: ManageFolders,
    private readonly ids: ListShelfIds,
  ) {}

  async createFolder(
    { groupId, title }: folders.CreateFolderRequest,
    call: Call,
  ): Promise<folders.CreateFolderResponse> {
    return { folder: toFolder(await this.folders.create(groupId.toLowerCase(), title, call)) };
  }

  async listFolders(
    { groupId, goodId }: folders.ListFoldersRequest,
    call: Call,
  ): Promise<folders.ListFoldersResponse> {
    const found = await this.folders.list(groupId.toLowerCase(), goodId.toLowerCase(), call);
    return { folders: found.map(toFolder) };
  }

  async updateFolder(
    { id, ...change }: folders.UpdateFolderRequest,
    call: Call,
  ): Promise<folders.UpdateFolderResponse> {
    return { folder: toFolder(await this.folders.update(id.toLowerCase(), change, call)) };
  }

  async deleteFolder({ id }: folders.DeleteFolderRequest, call: Call): Promise<folders.DeleteFolderResponse> {
    await this.folders.remove(id.toLowerCase(), call);
    return {};
  }

  async listShelfIds(
    request: folders.ListShelfIdsRequest,
    call: Call,
  ): Promise<folders.ListShelfIdsResponse> {
    const asked = { folderId: request.folderId.toLowerCase(), groupId: request.groupId.toLowerCase() };
    return { goodIds: await this.ids.run({ ...request, ...asked }, call) };
  }
}

function toFolder({ createdAt, updatedAt, permissions, ...folder }: ShownFolder): folders.Folder {
  return {
    ...folder,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    permissions: [...permissions],
  };
}
