import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

/** Folders of the world's group, and what each call about them does. */
export const folders = resource({
  make: async ({ lender, group }) => {
    const folder = await made(
      lender.api.post('/folders', { group_id: group.id, title: SECRET_WORD }),
      'folder',
    );
    return { folderId: folder.id };
  },
  examples: {
    createFolder: ({ group }) => ({ body: { group_id: group.id, title: 'Lenses' } }),
    listFolders: ({ group }) => ({ query: { group_id: group.id } }),
    updateFolder: ({ folderId }) => ({ params: { id: folderId }, body: { title: 'Bodies' } }),
    putFolder: ({ folderId, goodId }) => ({ params: { id: folderId }, body: { add_good_ids: [goodId] } }),
    deleteFolder: ({ folderId }) => ({ params: { id: folderId } }),
  },
  run: {
    'sorts the goods of a group into folders': async ({ lender, member, group, goodId, folderId }) => {
      const { api } = lender;
      const folder = (await api.post('/folders', { group_id: group.id, title: 'Lenses' })).body.folder;
      await api.send('PATCH', `/folders/${folder.id}`, { body: { add_good_ids: [goodId] } });
      await api.send('PUT', `/folders/${folderId}`, { body: { title: 'Bodies' } });
      expect((await member.api.get('/folders', { group_id: group.id })).body.folders).toHaveLength(2);
      expect((await member.api.get('/goods', { folder: folder.id })).body.goods).toHaveLength(1);
      const bySlug = { folder: folder.slug, group_id: group.id };
      expect((await member.api.get('/goods', bySlug)).body.goods).toHaveLength(1);
      expect(
        (await member.api.get('/goods', { ...bySlug, match: SECRET_WORD })).body.meta.total,
      ).toBeLessThan(2);
      expect((await api.delete(`/folders/${folder.id}`)).status).toBe(204);
    },
  },
});
