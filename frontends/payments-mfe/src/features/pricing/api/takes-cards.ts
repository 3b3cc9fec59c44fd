import { answer, api, useQuery } from '@kashikari/web-kit';

/** Whether plans are bought here: only where cards are taken. Undefined until it is known. */
export function useTakesCards(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['payments', 'key'],
    queryFn: () => answer(api.GET('/payments/stripe_pub_key')),
    staleTime: Infinity,
  });
  return isError ? false : data?.enabled;
}
