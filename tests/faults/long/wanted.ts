/** Of the file beside the table: what it tries is no fault in the middle of a load. */
export const SIGN_IN_TO_KAFKA = 'Kafka that one has to sign in to';

/** Words, `|` between them: only what has a name that holds one of them. */
const words = (process.env['FAULTS'] ?? '').toLowerCase().split('|');

/** Whether `npm run test:faults -- [word …]` asks for it; without a word for all. */
export function isWanted(name: string): boolean {
  return words.some((word) => name.toLowerCase().includes(word));
}
