import { answer, api, useQuery } from '@kashikari/web-kit';

/** Pictures that the page of a person shows. */
const MAX_PICTURES = 3;

/** The latest goods of a person that the caller may see. */
export function useGoodsOf(ownerId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['goods', 'of', ownerId],
    queryFn: () =>
      answer(api.GET('/goods', { params: { query: { owner_id: ownerId, per_page: MAX_PICTURES } } })),
    enabled,
  });
}
