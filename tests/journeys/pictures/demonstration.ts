import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { setClock } from '../../product/clock';
import { StandaloneProduct } from '../../product/standalone';

/** Longer than it takes on a machine with much else to do. */
const FILLING_MS = 200_000;

/**
 * The demonstration of a version of the product at a fixed moment: what it shows of days and hours is the same whenever
 * it is made.
 * @param root the checkout that runs, built
 * @param now business time, epoch milliseconds
 */
export async function demonstrationAt(root: string, now: number): Promise<StandaloneProduct> {
  const product = await StandaloneProduct.prepared({ LOG_LEVEL: 'error' }, undefined, root);
  try {
    await product.start();
    await product.whole();
    await setClock(product.url, now);
    const read = (file: string) =>
      JSON.parse(readFileSync(path.join(product.dataDir, file), 'utf8')) as Record<string, string>;
    const { KASHIKARI_SECRET } = read('secrets.json');
    const filling = [path.join(root, 'standalone/dist/demo/run.js'), product.url, String(now)];
    await promisify(execFile)(process.execPath, filling, {
      cwd: root,
      env: {
        ...process.env,
        ...read('run/addresses.json'),
        KASHIKARI_SECRET,
        DEMONSTRATION_PASSWORD: 'kashikari-demo',
      },
      timeout: FILLING_MS,
    });
    await setClock(product.url, now);
    return product;
  } catch (error) {
    await product.remove();
    throw error;
  }
}
