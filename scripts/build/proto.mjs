import { existsSync } from 'node:fs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';
import { writeContractsIndex } from './contracts-index.mjs';
import { difference, fingerprint } from './fingerprint.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const OUTPUT = 'packages/contracts/src/gen';

/** The TypeScript of every message and service in `proto/`. */
export const proto = {
  name: 'protos',

  inputs: () => fingerprint(['proto', 'buf.gen.yaml'], (path) => !path.endsWith('.binpb')),

  stale() {
    const inputs = this.inputs();
    const { changed, removed } = difference(readStamp('proto'), inputs);
    return changed.length || removed.length || !existsSync(at(OUTPUT, 'clients.ts')) ? { inputs } : undefined;
  },

  async build({ inputs }) {
    const { code, output } = await run(at('node_modules/.bin/buf'), ['generate']);
    if (code !== 0) throw new Error(`buf generate failed:\n${output}`);
    writeContractsIndex(OUTPUT);
    writeStamp('proto', inputs);
  },
};
