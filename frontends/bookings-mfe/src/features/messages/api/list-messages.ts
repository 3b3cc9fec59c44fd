import { answer, api, useInfiniteQuery, useLiveThread } from '@kashikari/web-kit';

const PER_PAGE = 30;

/** Queries the thread of a booking page by page, the latest messages first. New messages appear at once. */
export function useMessages(bookingId: string) {
  const refetchInterval = useLiveThread(bookingId);
  return useInfiniteQuery({
    queryKey: ['messages', { bookingId }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/messages', {
          params: { query: { booking_id: bookingId, page: pageParam, per_page: PER_PAGE } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    refetchInterval,
    select: ({ pages }) => ({
      // A page moves on by what is written between two reads: nothing is shown twice.
      messages: [
        ...new Map(pages.flatMap(({ messages }) => messages).map((one) => [one.id, one])).values(),
      ].sort((a, b) => (a.id < b.id ? 1 : -1)),
      names: new Map(pages.flatMap(({ users }) => users).map(({ id, name }) => [id, name])),
      permissions: pages[0]?.permissions ?? [],
    }),
  });
}

/** A thread as {@link useMessages} answers it. */
export type ThreadView = NonNullable<ReturnType<typeof useMessages>['data']>;
