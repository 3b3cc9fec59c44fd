import {
  answer,
  api,
  type components,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';
import { VOICES_PER_PAGE } from './reviews';

/** A comment as the REST contract answers it. */
export type CommentView = components['schemas']['Comment'];

/** Comments on a good, the newest first, page by page. */
export function useComments(goodId: string) {
  return useInfiniteQuery({
    queryKey: ['comments', { goodId }],
    queryFn: ({ pageParam: page }) =>
      answer(
        api.GET('/comments', { params: { query: { good_id: goodId, page, per_page: VOICES_PER_PAGE } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Creates a comment on a good. */
export function useCreateComment(goodId: string) {
  const stale = useStaleComments();
  return useMutation({
    mutationFn: (body: string) => answer(api.POST('/comments', { body: { good_id: goodId, body } })),
    onSettled: stale,
  });
}

/** Deletes a comment by its id; of what a manager deletes, the place remains. */
export function useDeleteComment() {
  const stale = useStaleComments();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/comments/{id}', { params: { path: { id } } })),
    onSettled: stale,
  });
}

function useStaleComments() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['comments'] });
}
