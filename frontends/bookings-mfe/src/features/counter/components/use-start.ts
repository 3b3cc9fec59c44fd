import { useSearchParams } from '@kashikari/web-kit';
import { useEffect, useRef, useState } from 'react';

/** The initial state of the counter: a code scanned elsewhere, whose good is to be lent, and the borrower. */
export interface CounterStart {
  readonly code: string | null;
  /** Id of a user. */
  readonly person: string | null;
}

/** Reads `?code=` and `?person=` once and takes them out of the address, so that a reload does not add them again. */
export function useStart(): CounterStart {
  const [params, setParams] = useSearchParams();
  const [start] = useState(() => ({ code: params.get('code'), person: params.get('person') }));
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || (start.code === null && start.person === null)) return;
    isDone.current = true;
    const rest = new URLSearchParams(params);
    rest.delete('code');
    rest.delete('person');
    setParams(rest, { replace: true });
  }, [params, setParams, start]);
  return start;
}
