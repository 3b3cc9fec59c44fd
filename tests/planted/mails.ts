import type { Guard } from './guard';

/** Where a mail leads. */
export const MAILS: readonly Guard[] = [
  {
    guard: 'A mail leads to our own site only.',
    file: 'packages/kernel/src/mails.ts',
    text: "if (kind === 'path') return isOwnPath(value);",
    fault: "if (kind === 'path') return value !== '' || isOwnPath(value);",
    test: 'packages/kernel/test/mails.test.ts',
    named: 'are good or not with %s',
  },
];
