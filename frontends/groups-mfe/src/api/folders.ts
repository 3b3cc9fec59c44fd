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
