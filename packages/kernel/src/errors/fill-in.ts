/** A value, or a value with its singular and plural: `{max}`, `{max|day|days}`. */
const HOLE = /\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g;

/** Fills the values into a message; `valueOf` returns the value of each name. */
export function fillIn(template: string, valueOf: (name: string) => unknown): string {
  return template.replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = show(valueOf(name));
    if (one === undefined) return value;
    return `${value} ${value === '1' ? one : many}`;
  });
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
