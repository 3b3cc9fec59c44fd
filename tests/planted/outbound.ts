import type { Guard } from './guard';

const FILE = 'packages/platform/src/outbound/outbound-client.ts';
const TEST = 'packages/platform/src/outbound/outbound-client.test.ts';

/** Guards of requests to addresses that people typed: webhooks, push endpoints, pictures of imports. */
export const OUTBOUND: readonly Guard[] = [
  {
    guard: 'A webhook whose name leads inside is not called.',
    file: FILE,
    text: 'if (!first || addresses.some(({ address }) => !this.allowed.has(address)))',
    fault: 'if (!first)',
    test: TEST,
    named: 'is refused for a name that leads inside',
  },
  {
    guard: 'An answer to a webhook is read up to a limit.',
    file: FILE,
    text: '    if (bytes >= maxBytes) break;\n',
    fault: '',
    test: TEST,
    named: 'is answered by the start of a body of 1 GB, of which the rest is not read',
  },
];
