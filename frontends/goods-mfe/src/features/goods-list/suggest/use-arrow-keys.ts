import { useNavigate } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows lead from the search field into the links of a list, through them, and back up into the field; Escape leaves. */
export function useArrowKeys() {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => {
      // React Router counts the steps of this visit; before the first there is nothing of ours to go back to.
      const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
      if (idx > 0) navigate(-1);
      else navigate('/home');
    };
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      // While an input method chooses among its words, these keys are its own.
      if (event.isComposing) return;
      if (event.key === 'Escape') leave();
      if (!step) return;
      const field = document.querySelector<HTMLElement>('[role=search] input');
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
      const stops = field ? [field, ...links] : links;
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = stops[at + step];
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
  return list;
}
