import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

/** A folder as the REST contract answers it. */
export type FolderView = components['schemas']['Folder'];

/** Folders of a group, in their order. */
export function useFolders(groupId: string) {
  return useQuery({
    queryKey: ['folders', groupId],
    queryFn: async () =>
      (await answer(api.GET('/folders', { params: { query: { group_id: groupId } } }))).folders,
  });
}

/** Ids of the folders of a group that a good is in. */
export function useFoldersWith(groupId: string, goodId: string) {
  return useQuery({
    queryKey: ['folders', groupId, { goodId }],
    queryFn: async () => {
      const query = { group_id: groupId, good_id: goodId };
      const { folders } = await answer(api.GET('/folders', { params: { query } }));
      return new Set(folders.map(({ id }) => id));
    },
  });
}

export function useCreateFolder(groupId: string) {
  const stale = useStaleFolders();
  return useMutation({
    mutationFn: (title: string) => answer(api.POST('/folders', { body: { group_id: groupId, title } })),
    onSuccess: stale,
  });
}

/** Renames or moves a folder, or says which goods are in it. Refusal: `folder.good`. */
export function useUpdateFolder(id: string) {
  const stale = useStaleFolders();
  return useMutation({
    mutationFn: (patch: components['schemas']['FolderPatch']) =>
      answer(api.PATCH('/folders/{id}', { params: { path: { id } }, body: patch })),
    onSuccess: stale,
  });
}

/** Deletes a folder; its goods stay in the group. */
export function useDeleteFolder(id: string) {
  const stale = useStaleFolders();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/folders/{id}', { params: { path: { id } } })),
    onSuccess: stale,
  });
}

function useStaleFolders() {
  const client = useQueryClient();
  return () => Promise.all(['folders', 'goods'].map((key) => client.invalidateQueries({ queryKey: [key] })));
}
