import { type User, answer, api, signedIn, useAppDispatch, useMutation } from '@kashikari/web-kit';

/** Uses the link of a verification mail. A user signed in here sees the new state of their address at once. */
export function useVerifyEmail(user: User | null) {
  const dispatch = useAppDispatch();
  return useMutation({
    mutationFn: async (token: string) => {
      await answer(api.POST('/auth/verify_email', { body: { token } }));
    },
    onSuccess: async () => {
      if (user) dispatch(signedIn((await answer(api.GET('/users/current'))).user));
    },
  });
}
