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
 * Changes the language of the screen and of future mails, and stores the choice on this device. While a member card is
 * open, the choice applies to the card, and the device's own is unchanged.
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
