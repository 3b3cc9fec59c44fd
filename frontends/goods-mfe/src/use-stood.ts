import { useState } from 'react';

/** Whether `ready` has held once: a screen that stands is never replaced by its skeleton again. */
export function useStood(ready: boolean): boolean {
  const [stood, setStood] = useState(ready);
  if (ready && !stood) setStood(true);
  return stood || ready;
}
