import { answer, api, currentLocale, useMutation } from '@kashikari/web-kit';
import { beside } from '../../../session/aside';
import { useOwnAside } from '../../../session/use-own-aside';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** IANA. */
  readonly time_zone: string;
}

/** Makes an account in the language shown now, answers its session, and asks for the letter that confirms its address. */
export function useCreateUser() {
  const own = useOwnAside();
  return useMutation({
    mutationFn: (account: NewAccount) =>
      beside(own, () => answer(api.POST('/users', { body: { ...account, locale: currentLocale() } }))),
    // Nothing waits for the letter, and the settings can ask for another.
    onSuccess: () => void answer(api.POST('/auth/verification', {})).catch(() => undefined),
  });
}
