import { answer, api, signedIn, useAppDispatch, useMutation, type UserPatch } from '@kashikari/web-kit';

/** Changes the user's account; the header and menus show the new name at once. */
export function useUpdateUser(id: string) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: (body: UserPatch) => answer(api.PATCH('/users/{id}', { params: { path: { id } }, body })),
    onSuccess: ({ user }) => dispatch(signedIn(user)),
  });
}
