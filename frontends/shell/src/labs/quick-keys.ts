import { useNavigate } from '@kashikari/web-kit';
import { useEffect } from 'react';

/** The second key, and the screen that it opens. */
export const QUICK_KEYS = {
  h: '/home',
  b: '/bookings',
  s: '/barcode-scanner',
  m: '/menu',
} as const;

/** The time in milliseconds within which the second key follows. */
const PATIENCE = 1_500;

const TYPING = 'input, textarea, select, [contenteditable="true"], dialog';

/** Opens screens by two keys, `g` and a letter, outside of fields and dialogs. */
export function useQuickKeys(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return undefined;
    let begun = 0;
    const press = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      const isTyping = target instanceof Element && target.closest(TYPING) !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const follows = begun > 0 && timeStamp - begun <= PATIENCE;
      begun = key === 'g' ? timeStamp : 0;
      if (!follows || !Object.hasOwn(QUICK_KEYS, key)) return;
      event.preventDefault();
      navigate(QUICK_KEYS[key as keyof typeof QUICK_KEYS]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, navigate]);
}
