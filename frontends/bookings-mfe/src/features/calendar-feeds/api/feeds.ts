import { answer, api, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

const KEY = ['feeds'];

/** Queries the feed addresses of the user's calendars. */
export function useFeeds() {
  return useQuery({ queryKey: KEY, queryFn: async () => (await answer(api.GET('/feeds'))).feeds });
}

export type FeedView = NonNullable<ReturnType<typeof useFeeds>['data']>[number];

/** A change to calendar feeds: creates one for the caller or a group, rotates its address, or deletes it. */
export type FeedChange =
  | { readonly act: 'create'; readonly groupId?: string; readonly name: string }
  | { readonly act: 'rotate' | 'delete'; readonly id: string };

export function useChangeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: FeedChange) => send(change),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

async function send(change: FeedChange): Promise<void> {
  if (change.act === 'create') {
    await answer(api.POST('/feeds', { body: { name: change.name, group_id: change.groupId } }));
    return;
  }
  const of = { params: { path: { id: change.id } } };
  if (change.act === 'rotate') await answer(api.POST('/feeds/{id}/rotate', of));
  else await answer(api.DELETE('/feeds/{id}', of));
}
