import { answer, api, useQuery } from '@kashikari/web-kit';

/** Returns true if plans are sold here, which requires card payments; undefined while it loads. */
export function useTakesCards(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['payments', 'key'],
    queryFn: () => answer(api.GET('/payments/stripe_pub_key')),
    staleTime: Infinity,
  });
  return isError ? false : data?.enabled;
}
