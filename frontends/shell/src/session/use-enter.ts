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

/** What is said of it: done, and also what an address that was just confirmed ends. */
type Said = 'signIn.done' | 'signIn.earlierEnded';

/**
 * After a sign-in of any kind: remembers who it is, says so, and goes back to where they were, or Home. Where the screen now
 * follows the account's language that is said as well, and taken back by a press; where the device has chosen another, it is
 * offered to the account, whose mails are in the account's own.
 */
export function useEnter(): (user: User, fallback?: string, word?: Said) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  function sayEntered(user: User, word: Said, before: Locale): void {
    // In the language that is shown from now on.
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
    // A card's home greets its holder, in a language of its own.
    if (!cardGroup()) sayEntered(user, word, before);
    navigate(returnTo ?? kept ?? fallback, { replace: true });
  };
}
