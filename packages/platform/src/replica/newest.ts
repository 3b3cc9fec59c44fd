/** What its owner numbers: a higher version replaces a lower one, in whatever order they come. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Of several versions of one thing the highest: a batch may bring one several times. */
export function newestOfEach<T extends Versioned>(things: readonly T[]): T[] {
  const newest = new Map<string, T>();
  for (const thing of things) {
    const known = newest.get(thing.id);
    if (!known || known.version < thing.version) newest.set(thing.id, thing);
  }
  return [...newest.values()];
}
