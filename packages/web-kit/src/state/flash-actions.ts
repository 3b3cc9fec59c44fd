/** Actions of flash buttons, by number. The store must not contain functions. */
const waiting = new Map<number, () => void>();
let next = 1;

export function keepAction(action: () => void): number {
  const id = next;
  next += 1;
  waiting.set(id, action);
  return id;
}

/** Runs the action once and forgets it. */
export function runAction(id: number): void {
  const action = waiting.get(id);
  waiting.delete(id);
  action?.();
}

export function dropAction(id: number | undefined): void {
  if (id !== undefined) waiting.delete(id);
}
