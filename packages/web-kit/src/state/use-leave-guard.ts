import { useCallback, useContext, useEffect, useRef } from 'react';
import { type To, UNSAFE_NavigationContext } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { useConfirm } from '../ui/confirm';

/** Where the router stands in the history of this tab. */
const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

const pathOf = (to: To): string => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname) ?? '';

/**
 * While `isActive`, another screen, the back button and closing the page ask first, for what is typed here would be lost.
 * The router asks nobody before it leaves, so its one way to another screen is watched here. A session that ends leads to
 * the ways of signing in all the same. Answers a function that lets go at once, before the next drawing.
 */
export function useLeaveGuard(isActive: boolean): () => void {
  const router = useContext(UNSAFE_NavigationContext) as { navigator: { push: Push } } | null;
  const navigator = router?.navigator;
  const { t } = useTranslation('kit');
  const confirm = useConfirm();
  const on = useRef(isActive);
  useEffect(() => {
    on.current = isActive;
  }, [isActive]);

  useEffect(() => {
    if (!isActive || !navigator) return undefined;
    const here = place();
    let isReturning = false;

    async function ask(go: () => void): Promise<void> {
      const [title, body, verb] = [t('draft.leave'), t('draft.leaveBody'), t('draft.leaveVerb')];
      if (!(await confirm({ title, body, verb, danger: true }))) return;
      on.current = false;
      go();
    }

    const push = navigator.push;
    navigator.push = (to, ...rest) => {
      const leads = pathOf(to) !== window.location.pathname && !pathOf(to).startsWith('/sign_in');
      const go = () => push.call(navigator, to, ...rest);
      if (on.current && leads) void ask(go);
      else go();
    };

    const onPop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        return event.stopImmediatePropagation();
      }
      const steps = place() - here;
      if (!on.current || steps === 0) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      void ask(() => window.history.go(steps));
    };

    const onClose = (event: BeforeUnloadEvent) => {
      if (on.current) event.preventDefault();
    };
    window.addEventListener('popstate', onPop, true);
    window.addEventListener('beforeunload', onClose);
    return () => {
      navigator.push = push;
      window.removeEventListener('popstate', onPop, true);
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isActive, navigator, confirm, t]);

  return useCallback(() => {
    on.current = false;
  }, []);
}

type Push = (to: To, ...rest: unknown[]) => void;
