import {
  answer,
  api,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';

/** Possible receivers of a good, page by page; `match` is a part of a name or a reading. */
export function useTransferees(goodId: string, match: string) {
  return useInfiniteQuery({
    queryKey: ['transferees', { goodId, match }],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/goods/{id}/transfer', {
          params: { path: { id: goodId }, query: { ...(match && { match }), page: pageParam, per_page: 20 } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    placeholderData: keepPreviousData,
  });
}

type TransfereePage = NonNullable<ReturnType<typeof useTransferees>['data']>['pages'][number];

/** A possible receiver with its name. */
export type Transferee = TransfereePage['transferees'][number] & { readonly name: string };

/** The receivers of a page; one whose name is missing is left out. */
export function namedOf({ transferees, users }: TransfereePage): Transferee[] {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return transferees.flatMap((each) => {
    const name = names.get(each.user_id);
    return name === undefined ? [] : [{ ...each, name }];
  });
}

/** Requests the transfer of a good. Refusals: `good.no_transferee`, `good.confirmation`, `good.on_loan`, `quota`. */
export function useTransferGood(goodId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: { readonly user_id: string; readonly title: string }) =>
      answer(api.POST('/goods/{id}/transfer', { params: { path: { id: goodId } }, body: wish })),
    onSuccess: (made) =>
      'good' in made
        ? client.invalidateQueries({ queryKey: ['goods'], refetchType: 'none' })
        : client.invalidateQueries({ queryKey: ['transferees'] }),
  });
}
