import { spawn } from 'node:child_process';
import { startProduct, type Product } from '../product/start-product';
import { makeWorld, type World } from '../contract/world';

/** Examples a call (`npm run lab -- fuzz 50`). */
const EXAMPLES = process.env['FUZZ_EXAMPLES'] ?? '20';
const SCHEMATHESIS = process.env['SCHEMATHESIS'] ?? 'schemathesis';

jest.setTimeout(30 * 60_000);

let product: Product;
let world: World;
beforeAll(async () => {
  product = await startProduct();
  world = await makeWorld(product.url);
}, 180_000);
afterAll(() => product?.stop());

/** Sends requests made from the document, right ones and wrong ones. @returns its exit status; it prints what it finds */
function fuzz(headers: readonly string[]): Promise<number | null> {
  const child = spawn(
    SCHEMATHESIS,
    [
      ...['run', `${product.url}/v1/openapi.json`, '--url', `${product.url}/v1`],
      ...['--checks', 'not_a_server_error,status_code_conformance', '--phases', 'fuzzing'],
      ...['--max-examples', EXAMPLES, '--workers', '1', '--continue-on-failure', '--no-color'],
      ...['--suppress-health-check', 'all', '--warnings', 'off', '--no-shrink', '--request-timeout', '20'],
      // A stream of changes ends when its reader goes; a fuzzer waits for its end.
      ...['--exclude-path', '/live', ...headers.flatMap((header) => ['-H', header])],
    ],
    { stdio: 'inherit' },
  );
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
}

describe('whatever is sent', () => {
  it('by a visitor is answered as the document says, and never by a 5xx', async () => {
    expect(await fuzz([])).toBe(0);
  });

  it('by a lender is answered as the document says, and never by a 5xx', async () => {
    expect(await fuzz([`Authorization: Bearer ${world.lender.api.token}`])).toBe(0);
  });
});
