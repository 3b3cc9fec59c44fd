import type { Guard } from './guard';

const IDENTITY = 'services/identity/src/defaults.test.ts';

/** What protects where nobody sets anything. */
export const DEFAULTS: readonly Guard[] = [
  {
    guard: 'Guessing a password from its hash takes 19 MiB a try.',
    file: 'services/identity/src/settings.ts',
    text: 'wholeNumber(8, 1_048_576).default(19_456)',
    fault: 'wholeNumber(8, 1_048_576).default(64)',
    test: IDENTITY,
    named: 'hashes a password with argon2id over 19 MiB, twice',
  },
];
