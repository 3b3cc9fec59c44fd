import { answer, api, useQuery } from '@kashikari/web-kit';

/** Folders of a group, in their order. */
export function useFolders(groupId: string) {
  return useQuery({
    queryKey: ['folders', groupId],
    queryFn: async () =>
      (await answer(api.GET('/folders', { params: { query: { group_id: groupId } } }))).folders,
  });
}
