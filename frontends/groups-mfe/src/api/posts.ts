import {
  answer,
  api,
  type components,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@kashikari/web-kit';

/** An announcement as the REST contract answers it. */
export type PostView = components['schemas']['Post'];

/** Announcements of a group, the pinned one first and then the newest, page by page. */
export function usePosts(groupId: string, perPage = 20) {
  return useInfiniteQuery({
    queryKey: ['posts', { groupId, perPage }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/posts', { params: { query: { group_id: groupId, page: pageParam, per_page: perPage } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

export function usePost(id: string) {
  return useQuery({
    queryKey: ['posts', id],
    queryFn: () => answer(api.GET('/posts/{id}', { params: { path: { id } } })),
  });
}

export interface PostDraft {
  readonly body: string;
  readonly pin: boolean;
  /** Sends a new announcement at once also to members without such mails; not used for changes. */
  readonly force_notify?: boolean;
}

/** Publishes an announcement. */
export function useCreatePost(groupId: string) {
  const stale = useStalePosts();
  return useMutation({
    mutationFn: (draft: PostDraft) => answer(api.POST('/posts', { body: { group_id: groupId, ...draft } })),
    onSuccess: stale,
  });
}

/** Changes the fields sent; pinning one takes the pin off the other. */
export function useUpdatePost(id: string) {
  const stale = useStalePosts();
  return useMutation({
    mutationFn: (patch: Partial<Omit<PostDraft, 'force_notify'>>) =>
      answer(api.PATCH('/posts/{id}', { params: { path: { id } }, body: patch })),
    onSuccess: stale,
  });
}

export function useDeletePost(id: string) {
  const stale = useStalePosts();
  return useMutation({
    mutationFn: () => answer(api.DELETE('/posts/{id}', { params: { path: { id } } })),
    onSuccess: stale,
  });
}

function useStalePosts() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['posts'] });
}
