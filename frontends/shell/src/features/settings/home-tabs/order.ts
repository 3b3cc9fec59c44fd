/** Ids with one more at the end, or without one. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

/** Ids with one of them a place further up or down; as they are where there is no such place. */
export function moved(ids: readonly string[], id: string, step: 1 | -1): string[] {
  const to = ids.indexOf(id) + step;
  const others = ids.filter((one) => one !== id);
  if (others.length === ids.length || to < 0 || to >= ids.length) return [...ids];
  return [...others.slice(0, to), id, ...others.slice(to)];
}
