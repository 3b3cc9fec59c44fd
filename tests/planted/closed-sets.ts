import type { Guard } from './guard';

const SET = 'packages/contracts/src/closed-set.ts';
const TEST = 'packages/contracts/src/closed-set.test.ts';

/** Closed sets and patches on the wire. */
export const CLOSED_SETS: readonly Guard[] = [
  {
    guard: 'A value of a later release is not taken for none.',
    file: SET,
    text: "return value !== undefined && !value.endsWith('_UNSPECIFIED');",
    fault: "return value !== undefined && value.endsWith('_SAID');",
    test: TEST,
    named: 'tells a value of a later release from none',
  },
  {
    guard: 'A request with a word that nobody knows is refused as the caller’s fault.',
    file: 'packages/platform/src/grpc/asked-word.ts',
    text: "if (error instanceof UnknownWord) throw refused('validation', { one_of: error.known }, field);",
    fault: 'if (error instanceof UnknownWord) return undefined;',
    test: 'packages/platform/test/asked-word.test.ts',
    named: 'is refused with the known words when its enum is not one of them',
  },
  {
    guard: 'A list that a patch empties is emptied, not left as it was.',
    file: 'packages/contracts/src/patch.ts',
    text: 'return value ?? (this.lists.has(name) ? [] : null);',
    fault: 'return value ?? (this.lists.has(`${name}?`) ? [] : null);',
    test: 'packages/contracts/src/patch.test.ts',
    named: 'carries %s, and nothing else',
  },
];
