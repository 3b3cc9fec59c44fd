import { useMemo } from 'react';
import { errorText } from '../i18n/error-text';
import { flashShown } from './flash';
import { keepAction } from './flash-actions';
import { useAppDispatch } from './store';

export interface FlashAction {
  readonly label: string;
  readonly run: () => void;
}

/** Says something at the bottom of the screen: `say('…')`, `say('…', { label: undo, run })`, `sayError(error)`. */
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
      sayError(error: unknown): void {
        dispatch(flashShown({ text: errorText(error), tone: 'error' }));
      },
    }),
    [dispatch],
  );
}
