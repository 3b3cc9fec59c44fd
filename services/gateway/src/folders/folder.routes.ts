import { route } from '../rest/request-context';
import { toFolder } from './folder.mapper';
import { byId } from '../schema/ids';
import { FolderAnswer, FolderList, FolderPatch, NewFolder, folderQuery } from './folder.schema';

const tag = 'Folders';

const createFolder = route(
  {
    method: 'post',
    path: '/folders',
    operationId: 'createFolder',
    tag,
    summary: 'Create a folder',
    auth: 'required',
    body: NewFolder,
    answer: {
      status: 201,
      description: 'The new folder, in the last place of the group.',
      body: FolderAnswer,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { folder } = await services.folders.createFolder(
      { groupId: body.group_id, title: body.title },
      call,
    );
    return { body: { folder: toFolder(folder, body.group_id) } };
  },
);

const listFolders = route(
  {
    method: 'get',
    path: '/folders',
    operationId: 'listFolders',
    tag,
    summary: 'List folders',
    description: 'To list the goods of a folder, call `GET /goods?folder=`.',
    auth: 'required',
    query: folderQuery,
    answer: { status: 200, description: 'The complete list.', body: FolderList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const asked = { groupId: query.group_id, goodId: query.good_id ?? '' };
    const { folders } = await services.folders.listFolders(asked, call);
    return { body: { folders: folders.map((folder) => toFolder(folder, folder.id)) } };
  },
);

const updateFolder = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/folders/{id}',
    operationId: 'updateFolder',
    tag,
    summary: 'Update a folder',
    auth: 'required',
    params: byId('folder'),
    body: FolderPatch,
    answer: { status: 200, description: 'The folder after the change.', body: FolderAnswer },
    refuses: ['not_found', 'forbidden', 'folder.good'],
  },
  async ({ params, body, call, services }) => {
    const { folder } = await services.folders.updateFolder(
      {
        id: params.id,
        title: body.title,
        place: body.place,
        addGoodIds: body.add_good_ids ?? [],
        removeGoodIds: body.remove_good_ids ?? [],
      },
      call,
    );
    return { body: { folder: toFolder(folder, params.id) } };
  },
);

const deleteFolder = route(
  {
    method: 'delete',
    path: '/folders/{id}',
    operationId: 'deleteFolder',
    tag,
    summary: 'Delete a folder',
    description: 'The goods remain in the group.',
    auth: 'required',
    params: byId('folder'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.folders.deleteFolder({ id: params.id }, call);
    return {};
  },
);

export const folderRoutes = [createFolder, listFolders, updateFolder, deleteFolder];
