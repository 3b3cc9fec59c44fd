import {
  answer,
  api,
  type Good,
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
} from '@kashikari/web-kit';

/** The maximum number of listed goods; more letters narrow the search. */
const PER_PAGE = 100;

/**
 * Goods that the caller may edit, of which a part of the name or number is `match`; the latest ones without it.
 * @param groupId only goods of this group, by its id or slug; null for all
 */
export function useEditableGoods(match: string, groupId: string | null) {
  return useQuery({
    queryKey: ['goods', 'attach', match, groupId],
    queryFn: async () => {
      const query = {
        per_page: PER_PAGE,
        ...(match && { match: match.slice(0, 200) }),
        ...(groupId && { group_id: groupId }),
      };
      const { goods } = await answer(api.GET('/goods', { params: { query } }));
      return goods.filter(({ permissions }) => permissions.includes('edit'));
    },
    placeholderData: keepPreviousData,
  });
}

interface CodeOfGood {
  readonly goodId: string;
  readonly code: string;
  readonly attached: boolean;
}

/** Adds a code to a good, or takes it off; its other codes stay as they are now. */
export function useAttachCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ goodId, code, attached }: CodeOfGood): Promise<Good> => {
      const params = { path: { id: goodId } };
      const { good } = await answer(api.GET('/goods/{id}', { params }));
      const others = good.codes.filter((one) => one !== code);
      const codes = attached ? [...others, code] : others;
      return (await answer(api.PATCH('/goods/{id}', { params, body: { codes } }))).good;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['goods'] }),
  });
}
