/** What a thing that is read means: it depends on whether somebody stands there, it goes out, or it comes back. */
export const COUNTER_MODES = ['auto', 'lend', 'return'] as const;

export type CounterMode = (typeof COUNTER_MODES)[number];

/** Whether a thing that is read comes back; automatically it does while nobody stands there. */
export function takesBack(mode: CounterMode, somebody: boolean): boolean {
  return mode === 'return' || (mode === 'auto' && !somebody);
}
