import { answer, api, useQuery } from '@kashikari/web-kit';

/** A good with its lender and pictures. */
export function useGood(id: string) {
  return useQuery({
    queryKey: ['goods', id],
    queryFn: () => answer(api.GET('/goods/{id}', { params: { path: { id } } })),
  });
}

/** A good and what a screen shows around it. */
export type GoodAnswer = NonNullable<ReturnType<typeof useGood>['data']>;

/** A good as the REST contract answers it. */
export type GoodView = GoodAnswer['good'];
