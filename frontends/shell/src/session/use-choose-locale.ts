import {
  type Locale,
  answer,
  api,
  cardGroup,
  changeLocale,
  prefsChanged,
  useStore,
} from '@kashikari/web-kit';
import { useCallback } from 'react';

/**
 * Shows everything in a language, keeps the choice on this device, and writes mails in it from now on. While a member card is
 * open, the choice is the card's and the device keeps its own.
 */
export function useChooseLocale(): (locale: Locale) => void {
  const store = useStore();
  return useCallback(
    (locale) => {
      if (!cardGroup()) store.dispatch(prefsChanged({ locale }));
      void changeLocale(locale);
      const { user } = store.getState().auth;
      if (!user) return;
      // The screen has changed already; that the account follows is not worth an error.
      void answer(api.PATCH('/users/{id}', { params: { path: { id: user.id } }, body: { locale } })).catch(
        () => undefined,
      );
    },
    [store],
  );
}
