import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { FolderAnswer, FolderList, FolderPatch, NewFolder, folderQuery } from './folder.schema';

const tag = 'Folders';

export const createFolder = defineRoute({
  method: 'post',
  path: '/folders',
  operationId: 'createFolder',
  tag,
  summary: 'Make a folder in a group',
  auth: 'required',
  body: NewFolder,
  answer: { status: 201, description: 'The new folder, the last of the group.', body: FolderAnswer },
  refuses: ['not_found', 'forbidden'],
});

export const listFolders = defineRoute({
  method: 'get',
  path: '/folders',
  operationId: 'listFolders',
  tag,
  summary: 'Folders of a group',
  description: '`GET /goods?folder=` lists the goods of one.',
  auth: 'required',
  query: folderQuery,
  answer: { status: 200, description: 'All of them.', body: FolderList },
  refuses: ['not_found'],
});

export const updateFolder = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/folders/{id}',
  operationId: 'updateFolder',
  tag,
  summary: 'Rename or move a folder, and say which goods are in it',
  auth: 'required',
  params: byId('folder'),
  body: FolderPatch,
  answer: { status: 200, description: 'The folder after the change.', body: FolderAnswer },
  refuses: ['not_found', 'forbidden', 'folder.good'],
});

export const deleteFolder = defineRoute({
  method: 'delete',
  path: '/folders/{id}',
  operationId: 'deleteFolder',
  tag,
  summary: 'Delete a folder',
  description: 'Its goods stay in the group.',
  auth: 'required',
  params: byId('folder'),
  answer: { status: 204, description: 'Deleted.' },
  refuses: ['not_found', 'forbidden'],
});
