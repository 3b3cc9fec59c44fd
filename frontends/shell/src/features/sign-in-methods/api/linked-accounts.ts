import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

export type LinkedAccount = components['schemas']['LinkedAccount'];

const KEY = ['linked-accounts'];

/** Queries the providers connected with the user's account. */
export function useLinkedAccounts() {
  return useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/linked_accounts')) });
}

export function useDisconnect() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/linked_accounts/{id}', { params: { path: { id } } })),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
