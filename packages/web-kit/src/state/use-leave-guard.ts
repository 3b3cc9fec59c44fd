import { useCallback, useContext, useEffect, useRef } from 'react';
import { type To, UNSAFE_NavigationContext } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation';
import { useConfirm } from '../ui/confirm';

/** Returns the router's position in the history of this tab. */
const place = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

const pathOf = (to: To): string => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname) ?? '';

/**
 * Guards unsaved input while `isActive`: leaving the screen, going back and closing the page require confirmation. The
 * router offers no hook before leaving, so its `push` is intercepted here. A session that ends leads to signing in
 * without confirmation. Returns a function that releases the guard at once, before the next render.
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
