import {
  type User,
  cardGroup,
  returnedTo,
  useFlash,
  useNavigate,
  useStore,
  useTranslation,
} from '@kashikari/web-kit';
import { takeReturn } from './return-to';
import { enter } from './session';

/** What is said of it: done, and also what an address that was just confirmed ends. */
type Said = 'signIn.done' | 'signIn.earlierEnded';

/** After a sign-in of any kind: remembers who it is, says so, and goes back to where they were, or Home. */
export function useEnter(): (user: User, fallback?: string, word?: Said) => Promise<void> {
  const store = useStore();
  const navigate = useNavigate();
  const { say } = useFlash();
  const { t } = useTranslation('shell');
  return async (user, fallback = '/redirect_home', word = 'signIn.done') => {
    const { returnTo } = store.getState().auth;
    const kept = takeReturn();
    await enter(store, user);
    store.dispatch(returnedTo());
    // A card's home greets its holder, in a language of its own.
    if (!cardGroup()) say(t(word));
    navigate(returnTo ?? kept ?? fallback, { replace: true });
  };
}
