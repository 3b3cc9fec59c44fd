import { useState } from 'react';

/** Returns true if `ready` was ever true: a complete screen is never replaced by its skeleton again. */
export function useStood(ready: boolean): boolean {
  const [stood, setStood] = useState(ready);
  if (ready && !stood) setStood(true);
  return stood || ready;
}
