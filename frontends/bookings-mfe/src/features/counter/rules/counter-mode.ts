/** The effect of reading a good: it is lent, it is returned, or this depends on whether a person is chosen (`auto`). */
export const COUNTER_MODES = ['auto', 'lend', 'return'] as const;

export type CounterMode = (typeof COUNTER_MODES)[number];

/** Returns true if a good that is read is returned. In `auto` mode it is, while no person is chosen. */
export function takesBack(mode: CounterMode, somebody: boolean): boolean {
  return mode === 'return' || (mode === 'auto' && !somebody);
}
