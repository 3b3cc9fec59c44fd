import { answer, api, currentLocale, useMutation, useStore } from '@kashikari/web-kit';
import { beside } from '../../../session/aside';
import { cameByInvitation } from '../../../session/return-to';
import { useOwnAside } from '../../../session/use-own-aside';

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** IANA. */
  readonly time_zone: string;
}

/**
 * Makes an account in the language shown now, answers its session, and asks for the letter that confirms its address; not
 * where the link of an invitation is about to do that.
 */
export function useCreateUser() {
  const own = useOwnAside();
  const store = useStore();
  return useMutation({
    mutationFn: (account: NewAccount) =>
      beside(own, () => answer(api.POST('/users', { body: { ...account, locale: currentLocale() } }))),
    // Nothing waits for the letter, and the settings can ask for another.
    onSuccess: () => {
      if (cameByInvitation(store.getState().auth.returnTo)) return;
      answer(api.POST('/auth/verification', {})).catch(() => undefined);
    },
  });
}
