import { answer, api, useMutation, type components } from '@kashikari/web-kit';

/** Re-authenticates the user by password, passkey or mailed link. */
export function useConfirmSession() {
  return useMutation({
    mutationFn: (proof: components['schemas']['OwnersProof']) =>
      answer(api.POST('/auth/confirm', { body: proof })),
  });
}
