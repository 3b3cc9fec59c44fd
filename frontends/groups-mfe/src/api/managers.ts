import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';

/** The relation of a manager to an account, as in the REST contract. */
export type ManagerView = components['schemas']['Manager'];

/** Invites a person to act for the account. Refusals: `manager.exists`, `auth.unconfirmed_address`, `invite.limit`. */
export function useAppoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/managers', { body: { email } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invites'] }),
  });
}

/** Ends it, from either side. */
export function useDismiss() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => answer(api.DELETE('/managers/{id}', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all(
        ['managers', 'groups', 'goods'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
