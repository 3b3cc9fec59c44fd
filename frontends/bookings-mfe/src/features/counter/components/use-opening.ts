import { useEffect, useRef } from 'react';
import type { useCounter } from './use-counter';
import type { CounterStart } from './use-start';

/** Puts on the counter what it was opened with, once. */
export function useOpening({ code, person }: CounterStart, counter: ReturnType<typeof useCounter>): void {
  const isDone = useRef(false);
  const { read, chooseById } = counter;
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (code !== null) void read(code);
    if (person !== null) void chooseById(person);
  });
}
