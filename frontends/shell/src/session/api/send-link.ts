import { answer, api, useMutation } from '@kashikari/web-kit';

/** Sends a link to sign in with. The answer is the same whether the address has an account or not. */
export function useSendLink() {
  return useMutation({
    mutationFn: (email: string) => answer(api.POST('/auth', { body: { email } })),
  });
}
