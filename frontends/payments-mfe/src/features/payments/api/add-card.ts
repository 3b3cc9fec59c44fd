import { answer, api, useMutation } from '@kashikari/web-kit';

/** The provider's page on which a card is added. */
export function useSetupLink() {
  return useMutation<{ readonly url: string }, void>({
    mutationFn: () => answer(api.GET('/payment_methods/setup_link')),
  });
}
