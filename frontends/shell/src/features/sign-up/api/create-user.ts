import { answer, api, currentLocale, useMutation } from '@kashikari/web-kit';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** IANA. */
  readonly time_zone: string;
}

/** Makes an account in the language shown now, and answers its session. */
export function useCreateUser() {
  return useMutation({
    mutationFn: (account: NewAccount) =>
      answer(api.POST('/users', { body: { ...account, locale: currentLocale() } })),
  });
}
