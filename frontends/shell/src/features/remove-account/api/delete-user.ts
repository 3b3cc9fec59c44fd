import { answer, api, useMutation } from '@kashikari/web-kit';

export function useDeleteUser(id: string) {
  return useMutation({
    mutationFn: (email: string) =>
      answer(api.DELETE('/users/{id}', { params: { path: { id } }, body: { email } })),
  });
}
