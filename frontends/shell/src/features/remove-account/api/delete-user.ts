import { answer, api, useMutation } from '@kashikari/web-kit';

export function useDeleteUser(id: string) {
  return useMutation({
    mutationFn: (typed: { email: string } | { account_name: string }) =>
      answer(api.DELETE('/users/{id}', { params: { path: { id } }, body: typed })),
  });
}
