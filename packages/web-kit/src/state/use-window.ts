import { useEffect, useRef, useState } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import { useNavigate } from './use-navigate';

/** State of an address that shows a window over another screen. */
interface OverScreen {
  readonly behind: Path;
}

/** State for a link that opens a window: the screen of the link stays behind it. */
export function useBehind(): OverScreen {
  const { pathname, search, hash } = useLocation();
  return { behind: { pathname, search, hash } };
}

/** The screen behind a window, by the state of its address; undefined after a direct visit. */
export function behindOf(state: unknown): Path | undefined {
  const behind: unknown = (state as Partial<OverScreen> | null)?.behind;
  return typeof behind === 'object' && behind !== null && 'pathname' in behind ? (behind as Path) : undefined;
}

/**
 * Returns what closes a window that has an address: a step back to the screen behind it. The focus returns to what
 * opened it.
 * @param otherwise where it leads after a direct visit
 */
export function useCloseWindow(otherwise: string): () => void {
  const navigate = useNavigate();
  const behind = behindOf(useLocation().state);
  const isClosed = useRef(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return () => {
    if (isClosed.current) return;
    isClosed.current = true;
    if (behind) navigate(-1);
    else navigate(otherwise, { replace: true });
  };
}
