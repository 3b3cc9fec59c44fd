import { answer, api, useQuery } from '@kashikari/web-kit';

/** Queries the subscription of the signed-in account; makes no call while signed out. */
export function useSubscription(signedIn: boolean) {
  return useQuery({
    queryKey: ['subscriptions', 'current'],
    queryFn: async () => (await answer(api.GET('/subscriptions/current'))).subscription,
    enabled: signedIn,
  });
}
