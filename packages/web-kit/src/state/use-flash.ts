import { useMemo } from 'react';
import i18next from 'i18next';
import { againOf, freeAt } from '../api/again';
import { errorText } from '../i18n/error-text';
import { flashShown } from './flash';
import { keepAction } from './flash-actions';
import { useAppDispatch } from './store';

export interface FlashAction {
  readonly label: string;
  readonly run: () => void;
}

/**
 * Says something at the bottom of the screen: `say('…')`, `say('…', { label: undo, run })`, `sayError(error)`. Where a limit
 * held an act, an error has “Try again”, which becomes free by itself: it does what `mutate` refused, or, where an act is
 * more than that (`mutateAsync`), the `again` that is given.
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
          }),
        );
      },
      sayError(error: unknown, again?: () => void): void {
        const free = freeAt(error);
        const act = free === undefined ? undefined : (again ?? againOf(error));
        dispatch(
          flashShown({
            ...{ text: errorText(error), tone: 'error' },
            ...(act && {
              actionLabel: i18next.t('retry', { ns: 'kit' }),
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
