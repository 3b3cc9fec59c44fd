// `npm run image [-- --tag <name>] [-- --stand-ins]`: the whole product as one image (deploy/docker/Dockerfile.standalone), by
// Docker or buildah, whichever is there. `--stand-ins` builds without a registry, over base images that are made here.
// `npm run image -- --tarball <file>`: the same tree as an archive for Linux, with its own Node and a systemd unit.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBuilder } from './image/builders.mjs';
import { buildStandalone, version } from './image/product.mjs';
import { ROOT, stopWith } from './root.mjs';

const { values } = parseArgs({
  options: {
    tag: { type: 'string' },
    tarball: { type: 'string' },
    'stand-ins': { type: 'boolean', default: false },
  },
});
const tarball = values.tarball && path.resolve(values.tarball);
process.chdir(ROOT);

if (tarball) {
  const { writeTarball } = await import('./image/tarball.mjs');
  console.log(await writeTarball(tarball));
} else {
  const builder = await findBuilder({ standIns: values['stand-ins'] });
  // The second name is the one that deploy/compose asks for where nobody names another.
  const tags = values.tag ? [values.tag] : [`kashikari:${version()}`, 'kashikari:latest'];
  console.log(`Building ${tags[0]} by ${builder.name} (the first time takes ten minutes) …`);
  for (const tag of tags) await buildStandalone(builder, tag).catch((error) => stopWith(error.message));
  console.log(`Built ${tags.join(', ')}. docs/runbooks/install.md says how to start it.`);
}
