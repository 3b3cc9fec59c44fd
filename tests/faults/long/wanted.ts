/** Name of the file beside the table: its test is no fault during a load. */
export const SIGN_IN_TO_KAFKA = 'Kafka that one has to sign in to';

/** Words, `|` between them: only what has a name that holds one of them. */
const words = (process.env['FAULTS'] ?? '').toLowerCase().split('|');

/** Returns true if `npm run lab -- faults [word …]` selects the name; without a word it selects all. */
export function isWanted(name: string): boolean {
  return words.some((word) => name.toLowerCase().includes(word));
}
