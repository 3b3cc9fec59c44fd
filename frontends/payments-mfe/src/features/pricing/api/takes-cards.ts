import { answer, api, useQuery } from '@kashikari/web-kit';

/** Whether plans are bought here: only where cards are taken. */
export function useTakesCards(): boolean {
  const { data } = useQuery({
    queryKey: ['payments', 'key'],
    queryFn: () => answer(api.GET('/payments/stripe_pub_key')),
    staleTime: Infinity,
  });
  return data?.enabled ?? false;
}
