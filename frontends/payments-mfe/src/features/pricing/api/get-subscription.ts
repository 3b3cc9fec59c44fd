import { answer, api, useQuery } from '@kashikari/web-kit';

/** What the signed-in account pays for; nothing is asked while nobody is signed in. */
export function useSubscription(signedIn: boolean) {
  return useQuery({
    queryKey: ['subscriptions', 'current'],
    queryFn: async () => (await answer(api.GET('/subscriptions/current'))).subscription,
    enabled: signedIn,
  });
}
