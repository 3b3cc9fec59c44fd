import { answer, api, type components, useQuery } from '@kashikari/web-kit';

export type PublishableKey = components['schemas']['PublishableKey'];

/** The payment provider's key for browsers, and whether cards are taken here at all. */
export function useKey() {
  return useQuery({
    queryKey: ['payments', 'key'],
    queryFn: () => answer(api.GET('/payments/stripe_pub_key')),
    staleTime: Infinity,
  });
}
