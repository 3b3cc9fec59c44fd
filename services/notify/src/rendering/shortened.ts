import { oneLine } from '../domain/address';

/** Values that people chose, cut where a headline would get out of hand. */
const LONGEST_NAME = 120;

/** Returns a name chosen by a person as one line of limited length. */
export function named(text = ''): string {
  return cut(oneLine(text), LONGEST_NAME);
}

export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
