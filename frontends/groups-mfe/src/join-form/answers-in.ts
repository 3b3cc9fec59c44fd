/** The maximum number of answers, the same as for any member's tags. */
const MAX = 20;

/** Returns the answers to the group's own question: one or several, separated by commas. */
export function answersIn(typed: string): string[] {
  const answers = typed
    .split(/[,、，\n]/)
    .map((answer) => answer.trim())
    .filter((answer) => answer !== '');
  return [...new Set(answers)].slice(0, MAX);
}
