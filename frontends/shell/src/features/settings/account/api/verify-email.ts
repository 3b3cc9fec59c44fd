import { type User, answer, api, signedIn, useAppDispatch, useMutation } from '@kashikari/web-kit';

/** Takes the link of a letter; who is signed in here sees at once what became of their address. */
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
