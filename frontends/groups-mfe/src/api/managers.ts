import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

/** That somebody acts for an account, as the REST contract answers it. */
export type ManagerView = components['schemas']['Manager'];

/** Who acts for the signed-in account, and for which accounts it acts. */
export function useManagers() {
  return useQuery({ queryKey: ['managers'], queryFn: () => answer(api.GET('/managers')) });
}

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
