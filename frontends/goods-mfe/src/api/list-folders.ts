import { answer, api, useQueries } from '@kashikari/web-kit';

/** The folders of groups, in one list. Each group is a call, as the screen of its folders makes it. */
export function useFoldersOf(groupIds: readonly string[]) {
  const found = useQueries({
    queries: groupIds.map((groupId) => ({
      queryKey: ['folders', groupId],
      queryFn: async () =>
        (await answer(api.GET('/folders', { params: { query: { group_id: groupId } } }))).folders,
    })),
  });
  return found.flatMap(({ data = [] }) => data);
}
