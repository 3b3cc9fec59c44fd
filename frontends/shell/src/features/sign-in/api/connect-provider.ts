import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { ProviderAnswer } from './sign-in';

/** Connects a provider with who is signed in, by what it sent the browser back with. */
export function useConnectProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProviderAnswer) => answer(api.POST('/linked_accounts', { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['linked-accounts'] }),
  });
}
