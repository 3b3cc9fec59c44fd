import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';

/** A stand-alone product for one run, rate limits off. `end` stops it and removes what it has kept. */
export async function startOwnProduct() {
  await build();
  const { freePorts } = createRequire(import.meta.url)('../../standalone/dist/processes/free-ports.js');
  const { BenchProduct } = await import('../../tests/bench/bench-product.mjs');
  const home = mkdtempSync(path.join(tmpdir(), 'kashikari-load-'));
  const product = new BenchProduct(path.join(home, 'data'), (await freePorts(1))[0]);
  await product.start();
  return { product, end: () => product.stop().then(() => rmSync(home, { recursive: true, force: true })) };
}
