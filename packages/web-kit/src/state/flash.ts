import { FLASH_CHARS_PER_SECOND } from '@kashikari/kernel';
import { type UnknownAction, createAction } from '@reduxjs/toolkit';

/** A message at the bottom of the screen. `actionId` names a function in flash-actions.ts (undo, usually). */
export interface Flash {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
  readonly actionLabel?: string;
  readonly actionId?: number;
  /** Shortest time that it stays, milliseconds. */
  readonly stays?: number;
  /** Time at which its button becomes enabled, epoch milliseconds: “Try again” after a limit. */
  readonly freeAt?: number;
}

export type NewFlash = Omit<Flash, 'id' | 'tone'> & { readonly tone?: Flash['tone'] };

interface FlashState {
  readonly nextId: number;
  readonly shown: readonly Flash[];
}

/** Maximum number of messages shown at once; nobody reads more. */
const MAX = 3;

const initialState: FlashState = { nextId: 1, shown: [] };

export const flashShown = createAction<NewFlash>('flash/flashShown');
export const flashDismissed = createAction<number>('flash/flashDismissed');

/** Equal messages replace each other: the new one takes the old one's place and its time starts again. */
export function flash(state = initialState, action: UnknownAction): FlashState {
  if (flashShown.match(action)) {
    const added: Flash = { tone: 'plain', ...action.payload, id: state.nextId };
    const others = state.shown.filter((shown) => shown.text !== added.text);
    return { nextId: state.nextId + 1, shown: [...others, added].slice(-MAX) };
  }
  if (flashDismissed.match(action))
    return { ...state, shown: state.shown.filter((shown) => shown.id !== action.payload) };
  return state;
}

/**
 * Returns how long a message stays, milliseconds: its length divided by four, in seconds (product constants). A message
 * with a button stays at least four seconds, so that there is time to reach the button. For a button that is disabled
 * at first, the time counts from the moment it is enabled.
 */
export function flashDuration(
  message: Pick<Flash, 'text' | 'actionId' | 'freeAt' | 'stays'>,
  now: number = Date.now(),
): number {
  const seconds = [...message.text].length / FLASH_CHARS_PER_SECOND;
  if (message.actionId === undefined) return 1000 * seconds;
  return (
    Math.max(1000 * Math.max(seconds, 4), message.stays ?? 0) + Math.max(0, (message.freeAt ?? now) - now)
  );
}
