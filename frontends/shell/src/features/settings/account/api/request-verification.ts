import { answer, api, useMutation } from '@kashikari/web-kit';

/** Asks for a mail with a link that shows one's address to be one's own. */
export function useRequestVerification() {
  return useMutation({ mutationFn: () => answer(api.POST('/auth/verification', {})) });
}
