import { spawn } from 'node:child_process';
import path from 'node:path';
import { StandaloneProduct } from './standalone';
import { externalTool } from '../jest/external-tool';

/** `npm run lab -- load` is the long form. */
const k6 = externalTool('k6');

const NO_LIMITS = Object.fromEntries(
  ['ACCOUNT', 'ADDRESS', 'FILES', 'SIGN_IN_ADDRESS', 'SIGN_UP'].map((name) => [
    `RATE_LIMIT_${name}_PER_MIN`,
    '0',
  ]),
);

(k6.missing ? describe.skip : describe)(`load by k6${k6.suffix}`, () => {
  let product: StandaloneProduct;

  beforeAll(async () => (product = await StandaloneProduct.start(NO_LIMITS)), 180_000);
  afterAll(() => product?.remove());

  test.each(['burst', 'day', 'search'])(
    'of a short %s is answered rightly',
    async (name) => {
      const options = [
        '--url',
        product.url,
        '--duration',
        '5s',
        '--rate',
        '5',
        '--goods',
        '50',
        '--clients',
        '30',
        '--right-only',
      ];
      const child = spawn(process.execPath, [path.resolve('lab/load.mjs'), name, ...options], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    },
    300_000,
  );
});
