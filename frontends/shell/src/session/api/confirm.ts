import { answer, api, useMutation, type components } from '@kashikari/web-kit';

/** Shows once more that it is oneself: by the password, a passkey or a mailed link. */
export function useConfirmSession() {
  return useMutation({
    mutationFn: (proof: components['schemas']['OwnersProof']) =>
      answer(api.POST('/auth/confirm', { body: proof })),
  });
}
