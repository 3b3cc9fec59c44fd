import { useMemo } from 'react';
import { againOf, freeAt } from '../api/again';
import { isSilent } from '../api/api-error';
import { queryClient } from '../api/query-client';
import { errorText } from '../i18n/error-text';
import { translatorOf } from '../i18n/texts';
import { flashShown } from './flash';
import { keepAction } from './flash-actions';
import { useAppDispatch } from './store';

export interface FlashAction {
  readonly label: string;
  readonly run: () => void;
  /** Shortest time that its button can be reached, milliseconds; four seconds without it. */
  readonly stays?: number;
}

/**
 * Says something at the bottom of the screen: `say('…')`, `say('…', { label: undo, run })`, `sayError(error)`. Where a limit
 * held an act, an error has “Try again”, which becomes free by itself: it does what `mutate` refused, or, where an act is
 * more than that (`mutateAsync`), the `again` that is given. A bare 401, 404 or 444 is not said: what the screen shows is asked
 * for again, and leads to sign-in, or says that the thing is gone.
 */
export function useFlash() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      say(text: string, action?: FlashAction): void {
        dispatch(
          flashShown({
            text,
            ...(action && { actionLabel: action.label, actionId: keepAction(action.run) }),
            ...(action?.stays && { stays: action.stays }),
          }),
        );
      },
      sayError(error: unknown, again?: () => void): void {
        // The screen's data is fetched again, and the screen itself then shows the status.
        if (isSilent(error)) return void queryClient.invalidateQueries();
        const t = translatorOf('kit');
        const free = freeAt(error);
        const act = free === undefined ? undefined : (again ?? againOf(error));
        dispatch(
          flashShown({
            ...{ text: errorText(error), tone: 'error' },
            ...(act && {
              actionLabel: t('retry'),
              actionId: keepAction(act),
              freeAt: free,
            }),
          }),
        );
      },
    }),
    [dispatch],
  );
}
