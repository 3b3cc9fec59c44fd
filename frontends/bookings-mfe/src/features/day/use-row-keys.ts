import { type KeyboardEvent, useEffect, useRef } from 'react';

const ROW = '[data-row]';

/**
 * Moves the focus between the rows of the day by ↑ and ↓. If the focused row leaves its part, the row in its place
 * receives the focus.
 * @param shown changes whenever rows may have been added or removed
 */
export function useRowKeys(shown: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const focus = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')?.focus();

  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const all = rows();
    focus(all[Math.min(place.current, all.length - 1)]);
  }, [shown]);

  return {
    root,
    onFocus() {
      place.current = rows().findIndex((row) => row.contains(document.activeElement));
    },
    onKeyDown(event: KeyboardEvent): void {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const inMenu = (event.target as HTMLElement).closest('dialog, [role="menu"]');
      const at = rows().findIndex((row) => row.contains(document.activeElement));
      if (step === 0 || inMenu || at < 0) return;
      event.preventDefault();
      focus(rows()[at + step]);
    },
  };
}
