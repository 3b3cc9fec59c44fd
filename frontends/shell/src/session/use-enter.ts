import {
  LOCALE_NAMES,
  type Locale,
  type User,
  answer,
  api,
  cardGroup,
  changeLocale,
  currentLocale,
  isLocale,
  prefsChanged,
  returnedTo,
  translatorOf,
  useFlash,
  useNavigate,
  useStore,
} from '@kashikari/web-kit';
import { takeReturn } from './return-to';
import { enter } from './session';

/** The message after a sign-in: done, and possibly the earlier access that a confirmed address ends. */
type SignInMessage = 'signIn.done' | 'signIn.earlierEnded';

/**
 * Completes a sign-in of any kind: remembers the account, reports the sign-in, and returns to the previous screen or
 * Home. If the page changes to the account's language, the message offers an undo. If the device has chosen another
 * language, the message offers it for the account's mails.
 */
export function useEnter(): (user: User, fallback?: string, word?: SignInMessage) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function sayEntered(user: User, word: SignInMessage, before: Locale): void {
    // The message is in the new language.
    const t = translatorOf('shell');
    const now = currentLocale();
    const asked = (text: string, label: string, run: () => void) => say(`${t(word)} ${text}`, { label, run });
    if (now !== before) {
      const back = () => {
        store.dispatch(prefsChanged({ locale: before }));
        void changeLocale(before);
      };
      asked(t('enteredLanguage.accounts'), LOCALE_NAMES[before], back);
    } else if (isLocale(user.locale) && user.locale !== now) {
      const mailed = LOCALE_NAMES[user.locale];
      const change = () =>
        void answer(
          api.PATCH('/users/{id}', { params: { path: { id: user.id } }, body: { locale: now } }),
        ).then(() => say(t('enteredLanguage.mailsChanged')), sayError);
      asked(
        t('enteredLanguage.mailsIn', { language: mailed }),
        t('enteredLanguage.mailsToo', { language: LOCALE_NAMES[now] }),
        change,
      );
    } else say(t(word));
  }

  return async (user, fallback = '/redirect_home', word = 'signIn.done') => {
    const { returnTo } = store.getState().auth;
    const kept = takeReturn();
    const before = currentLocale();
    await enter(store, user);
    store.dispatch(returnedTo());
    // A card's home greets its holder, in the language of the card.
    if (!cardGroup()) sayEntered(user, word, before);
    navigate(returnTo ?? kept ?? fallback, { replace: true });
  };
}
