import {
  answer,
  api,
  type components,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';

/** A review as the REST contract answers it. */
export type ReviewView = components['schemas']['Review'];

/** Rows of one page of reviews or comments. */
export const VOICES_PER_PAGE = 20;

/** Reviews of a good, the newest first, page by page; the first page also has the caller's own. */
export function useReviews(goodId: string) {
  return useInfiniteQuery({
    queryKey: ['reviews', { goodId }],
    queryFn: ({ pageParam: page }) =>
      answer(
        api.GET('/reviews', { params: { query: { good_id: goodId, page, per_page: VOICES_PER_PAGE } } }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });
}

/** Creates a review of a good, or changes the one with this id. */
export function useSaveReview(goodId: string, id: string | undefined) {
  const stale = useStaleReviews();
  return useMutation({
    mutationFn: (body: string) =>
      id === undefined
        ? answer(api.POST('/reviews', { body: { good_id: goodId, body } }))
        : answer(api.PATCH('/reviews/{id}', { params: { path: { id } }, body: { body } })),
    onSettled: stale,
  });
}

/** Deletes a review by its id. */
export function useDeleteReview() {
  const stale = useStaleReviews();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/reviews/{id}', { params: { path: { id } } })),
    onSettled: stale,
  });
}

/** Reads reviews again, and the bookings, whose answers contain the borrower's. A refusal means that they have changed. */
function useStaleReviews() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['bookings'] });
    return client.invalidateQueries({ queryKey: ['reviews'] });
  };
}
