import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as japanese } from '@zxcvbn-ts/language-ja';

/**
 * zxcvbn's work grows with the square of the length and more: 55 random characters take it 100 to 200 ms. Parts of this
 * many take at most 7 ms each, and what is easy as a whole is easy in each of them.
 */
const PART = 28;

/** Built once in a process, when it is first asked: 70 ms and 32 MB. */
let factory: ZxcvbnFactory | undefined;
const scorer = () =>
  (factory ??= new ZxcvbnFactory({
    dictionary: { ...common, ...japanese },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: 5,
    useLevenshteinDistance: false,
  }));

/** Whether less than a thousand guesses find a password: the score 0 of zxcvbn, for its beginning and its end. */
export function isEasilyGuessed(password: string): boolean {
  const parts = new Set([password.slice(0, PART), password.slice(-PART)]);
  return [...parts].every((part) => scorer().check(part).score === 0);
}
