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
 * Shows messages at the bottom of the screen: `say('…')`, `say('…', { label: undo, run })`, `sayError(error)`. After a
 * rate limit, an error has “Try again”, which becomes enabled by itself. It repeats the refused `mutate` or, for an
 * action that is more than that (`mutateAsync`), calls the given `again`. A bare 401, 404 or 444 shows no message. The
 * screen's data is fetched again, and the screen leads to sign-in or shows that the resource is missing.
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
