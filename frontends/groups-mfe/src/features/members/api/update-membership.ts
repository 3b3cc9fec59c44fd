import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

/** Makes a member a group owner, or a plain member again. */
export function useUpdateMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, group_owner }: { readonly id: string; readonly group_owner: boolean }) =>
      answer(api.PATCH('/memberships/{id}', { params: { path: { id } }, body: { group_owner } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['memberships'] }),
  });
}
