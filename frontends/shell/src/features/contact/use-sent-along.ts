import { INQUIRY_CATEGORIES, screenOf } from '@kashikari/kernel';
import { lastCrash, useSearchParams } from '@kashikari/web-kit';
import { useState } from 'react';
import { screenBefore } from '../../support/screen-before';
import type { Category, Inquiry } from './api/create-inquiry';

/** The form of a number of a crash, e.g. `7F2C-0418`. */
const CRASH = /^[\dA-F]{4}-[\dA-F]{4}$/;

/** Details that are sent with an inquiry unless the person removes them. */
export interface AlongDetails {
  /** The screen before the form: its title, and its path without ids. */
  readonly screen: { readonly title: string; readonly path: string } | undefined;
  /** Number of the last crash. */
  readonly crash: string | undefined;
  readonly values: Pick<Inquiry, 'screen' | 'crash'>;
  remove(detail: 'screen' | 'crash'): void;
}

export function useSentAlong(): AlongDetails {
  const [params] = useSearchParams();
  const asked = params.get('crash') ?? '';
  const [found] = useState(() => {
    const before = screenBefore();
    const crash = CRASH.test(asked) ? asked : lastCrash()?.number;
    return {
      screen: before && { title: before.title, path: screenOf(before.path) },
      crash: crash || undefined,
    };
  });
  const [removed, setRemoved] = useState<readonly ('screen' | 'crash')[]>([]);
  const screen = removed.includes('screen') ? undefined : found.screen;
  const crash = removed.includes('crash') ? undefined : found.crash;
  return {
    screen,
    crash,
    values: { ...(screen && { screen: screen.path }), ...(crash && { crash }) },
    remove: (detail) => setRemoved((before) => [...before, detail]),
  };
}

/** Returns the category that the address asks for; a fault if it names a crash, otherwise a question. */
export function useFirstCategory(): Category {
  const [params] = useSearchParams();
  const asked = INQUIRY_CATEGORIES.find((category) => category === params.get('category'));
  return asked ?? (params.has('crash') ? 'fault' : 'question');
}
