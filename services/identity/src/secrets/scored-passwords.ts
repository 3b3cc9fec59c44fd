import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as japanese } from '@zxcvbn-ts/language-ja';

/**
 * Maximum length of a scored part. zxcvbn's time grows more than quadratically: 55 random characters take it 100 to 200
 * ms. Parts of this length need up to 7 ms each. If the whole is easy to guess, so is each part.
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

/** Returns true if under a thousand guesses find the beginning and the end of a password: the score 0 of zxcvbn. */
export function isEasilyGuessed(password: string): boolean {
  const parts = new Set([password.slice(0, PART), password.slice(-PART)]);
  return [...parts].every((part) => scorer().check(part).score === 0);
}
