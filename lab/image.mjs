// `npm run lab -- image`: makes a bundle of all images over stand-ins; then, in a network that leads nowhere, starts the whole
// product by podman and does to it what an operator and bad luck do, and mirrors the bundle into a registry. Fifteen
// minutes, half an hour the first time. Writes docs/cluster.md ("One image").
// Ends with 1 when a drill failed, with 3 when the machine can't run it at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { Findings } from './cluster/findings.mjs';
import { releaseStorage } from './cluster/buildah.mjs';
import { machineName, meetPackages } from './cluster/needs.mjs';
import { build } from '../scripts/build.mjs';
import { BASE, sizeOf } from './cluster/product-images.mjs';
import { bundle, bundleTag, STANDALONE } from '../scripts/kashikari/bundle.mjs';
import { writeMeasured } from '../scripts/measured.cjs';
import { at, ROOT } from '../scripts/root.mjs';
import { run } from '../scripts/run.mjs';
import { install } from '../scripts/setup/install.mjs';
import { needNode } from '../scripts/setup/node-version.mjs';
import { needGoTool } from '../scripts/tools.mjs';

const PACKAGES = {
  buildah: 'buildah',
  podman: 'podman',
  runc: 'runc',
  skopeo: 'skopeo',
  'docker-registry': 'docker-registry',
  mmdebstrap: 'mmdebstrap',
  iproute2: 'ip',
};

needNode();
process.chdir(ROOT);
const reason =
  process.platform !== 'linux' || process.getuid() !== 0
    ? 'containers and networks of their own need Linux and root'
    : await meetPackages(PACKAGES);
if (reason) {
  console.error(`\nNOT RUN: ${reason}.\n`);
  process.exit(3);
}
await install();
await build({ web: false });

console.log('\nImages, FROM node:24-slim: a stand-in of that name is used here, not the official one …');
const work = mkdtempSync('/var/tmp/kashikari-image-');
const findings = new Findings(path.join(work, 'findings.jsonl'));
const bundleFile = path.join(work, 'bundle.tar');
console.log(await bundle(bundleFile, { standIns: true }));
const image = bundleTag(STANDALONE);
const drills = [
  at('scripts/image/drills/run.mjs'),
  findings.file,
  image,
  bundleFile,
  await needGoTool('helm'),
];
// A build leaves gigabytes unwritten, and the first start would wait for the disk with its own writes.
await run('sync', []);
const inside = ['sh', '-c', 'ip link set lo up && exec "$@"', '--', process.execPath, ...drills];
const { code } = await run('unshare', ['--net', '--', ...inside], { show: true });
if (code !== 0) findings.add('the run', 'broken off', [`ended with ${code}, see above`]);
await addSize();
const rows = findings.all();
rmSync(work, { recursive: true, force: true });
await releaseStorage();
console.log(`\n${writeMeasured('docs/cluster.md', 'image', page(rows))}\n`);
process.exit(rows.some(({ wrong }) => wrong.length) ? 1 : 0);

async function addSize() {
  const [size, base] = [await sizeOf(image), await sizeOf(BASE)].map((bytes) => Math.round(bytes / 1e6));
  findings.add('its size', `${size} MB, ${size - base} MB of them added to the base`);
}

function page(rows) {
  const cores = `${availableParallelism()} cores with a load average of ${loadavg()[1].toFixed(1)}`;
  const when = new Date().toISOString().slice(0, 10);
  const lines = rows.map(({ check, figures, wrong }) =>
    [check, wrong.length ? `${figures}; **${wrong.join('; ')}**` : figures].map((text) =>
      text.replaceAll('|', '\\|'),
    ),
  );
  const table = [['drill', 'shown'], ['---', '---'], ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  return `${when}, ${machineName()}, ${cores}, podman and runc.\n\n${table.join('\n')}`;
}
