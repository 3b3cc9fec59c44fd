/** Pictures of one good (validation rules of goods). */
const MAX_PICTURES = 10;

/** Returns the addresses in a cell, separated by white space: commas may be part of an address. */
export function addressesIn(cell: string): string[] {
  return [...new Set(cell.split(/\s+/).filter(Boolean))].slice(0, MAX_PICTURES);
}
