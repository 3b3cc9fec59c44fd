/** Characters of an id (RFC 9562, in text). */
const LENGTH = 36;

const NONE = ' '.repeat(LENGTH);

/** Ids one after the other, 36 characters each; spaces for an empty one. */
export function packIds(ids: readonly string[]): string {
  return ids.map((id) => id || NONE).join('');
}

/** The ids in such a column; an empty one where there are spaces. */
export function unpackIds(column: string): string[] {
  return Array.from({ length: column.length / LENGTH }, (_, at) => {
    const id = column.slice(at * LENGTH, (at + 1) * LENGTH);
    return id === NONE ? '' : id;
  });
}
