import { answer, api, useMutation } from '@kashikari/web-kit';

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (token: string) => answer(api.POST('/auth/verify_email', { body: { token } })),
  });
}
