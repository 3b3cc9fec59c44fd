/** A record numbered by its owner: a higher version replaces a lower one, whatever the order of arrival. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Returns the highest version of each record. A batch may contain several versions of one. */
export function newestOfEach<T extends Versioned>(things: readonly T[]): T[] {
  const newest = new Map<string, T>();
  for (const thing of things) {
    const known = newest.get(thing.id);
    if (!known || known.version < thing.version) newest.set(thing.id, thing);
  }
  return [...newest.values()];
}
