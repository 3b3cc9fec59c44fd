import type { Guard } from './guard';

const REQUESTED = 'services/notify/test/requested-mail.test.ts';

/** Mails of this release and of the one before. */
export const MAILS: readonly Guard[] = [
  {
    guard: 'The values of a mail that the release before asks for are read.',
    file: 'services/notify/src/domain/requested-mail.ts',
    text: 'const value = asked.params ?? parsed(asked.paramsJson);',
    fault: 'const value = asked.params ?? parsed(`${asked.paramsJson} `.trim().slice(1));',
    test: REQUESTED,
    named: 'is written from its typed values, and from JSON alone of a sender of the release before',
  },
  {
    guard: 'A mail leads to our own site only.',
    file: 'packages/kernel/src/mails.ts',
    text: "if (kind === 'path') return isOwnPath(value);",
    fault: "if (kind === 'path') return value !== '' || isOwnPath(value);",
    test: 'packages/kernel/test/mails.test.ts',
    named: 'are good or not with %s',
  },
  {
    guard: 'A mail by the hour that the release before left in the queue says its hours.',
    file: 'services/notify/src/rendering/details.ts',
    text: "return time ?? (from ? 'days' : 'hours');",
    fault: "return time ?? (from ? 'days' : 'days');",
    test: 'services/notify/src/rendering/i18n-writer.test.ts',
    named: 'that the release before left in the queue say their %s as those of now do',
  },
];
