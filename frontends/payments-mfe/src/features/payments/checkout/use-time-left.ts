import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Whole minutes until an instant, counted down; 0 once it is past. */
export function useMinutesLeft(until: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(ticking);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE));
}
