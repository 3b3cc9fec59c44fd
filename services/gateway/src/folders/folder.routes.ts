import { route } from '../rest/request-context';
import * as contract from './folder.contract';
import { toFolder } from './folder.mapper';

const createFolder = route(contract.createFolder, async ({ body, call, services }) => {
  const { folder } = await services.folders.createFolder({ groupId: body.group_id, title: body.title }, call);
  return { body: { folder: toFolder(folder, body.group_id) } };
});

const listFolders = route(contract.listFolders, async ({ query, call, services }) => {
  const asked = { groupId: query.group_id, goodId: query.good_id ?? '' };
  const { folders } = await services.folders.listFolders(asked, call);
  return { body: { folders: folders.map((folder) => toFolder(folder, folder.id)) } };
});

const updateFolder = route(contract.updateFolder, async ({ params, body, call, services }) => {
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
});

const deleteFolder = route(contract.deleteFolder, async ({ params, call, services }) => {
  await services.folders.deleteFolder({ id: params.id }, call);
  return {};
});

export const folderRoutes = [createFolder, listFolders, updateFolder, deleteFolder];
