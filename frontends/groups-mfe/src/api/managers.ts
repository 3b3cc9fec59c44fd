import { answer, api, type components, useMutation, useQueryClient } from '@kashikari/web-kit';

/** That somebody acts for an account, as the REST contract answers it. */
export type ManagerView = components['schemas']['Manager'];

/** Appoints somebody, who is told by mail. Refusals: `manager.exists`, `manager.unknown_email`. */
export function useAppoint() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/managers', { body: { email } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['managers'] }),
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
