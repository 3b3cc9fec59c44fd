import { useQueryClient } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { type ImportView, rowsKey } from './api/imports';

/** Reads the rows of an import again when they were checked again, and the goods when they were written. */
export function useFreshRows({ id, state }: ImportView): void {
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state) return;
    if (was === 'reading') void client.invalidateQueries({ queryKey: rowsKey(id) });
    if (state === 'applied')
      for (const key of ['goods', 'schedules', 'folders']) void client.invalidateQueries({ queryKey: [key] });
  }, [client, id, state]);
}
