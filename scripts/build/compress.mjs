import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Formats that still get smaller; fonts and pictures are compressed by themselves. */
const COMPRESSIBLE = /[.](?:css|html|js|json|svg|txt|wasm|webmanifest)$/;

/** Below this a compressed answer takes as many packets as a plain one, bytes. */
const LEAST = 1_024;

const CODINGS = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Puts `main.js.br` and `main.js.gz` beside each `main.js` of a built folder, so that nobody compresses it again at each
 * request (the gateway's `static-files.ts` serves them). What would not get smaller has none.
 */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const plain = readFileSync(path.join(folder, file));
      if (plain.length < LEAST) return;
      for (const [ending, by] of Object.entries(CODINGS)) {
        const small = await by(plain);
        if (small.length < plain.length) writeFileSync(path.join(folder, `${file}${ending}`), small);
      }
    }),
  );
}
