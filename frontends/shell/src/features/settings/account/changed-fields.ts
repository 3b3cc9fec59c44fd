/** Only what was changed, so that nobody else's change is put back. */
export function changedFields<T extends object>(saved: T, draft: T): Partial<T> {
  const names = Object.keys(draft) as (keyof T)[];
  return Object.fromEntries(
    names.filter((name) => saved[name] !== draft[name]).map((name) => [name, draft[name]]),
  ) as Partial<T>;
}
