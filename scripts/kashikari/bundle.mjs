// `npm run kashikari -- bundle <file> [--stand-ins]`: one file with which the product is installed where nothing can be
// fetched: all images as an OCI layout with their digests, the chart, the parts of each image, and a script for a mirror.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findBuilder } from '../image/builders.mjs';
import { buildFleet, buildStandalone, IMAGES, version } from '../image/product.mjs';
import { layerFile, readIndex } from '../image/oci-layout.mjs';
import { archive } from '../image/archive.mjs';
import { at, ROOT, stopWith } from '../root.mjs';
import { run } from '../run.mjs';
import { needGoTool } from '../tools.mjs';

/** The whole product as one image, beside those of the chart. */
export const STANDALONE = 'kashikari';

/** The name under which an image of the bundle is built here. */
export const bundleTag = (name) => `localhost/kashikari-bundle/${name}:${version()}`;

/**
 * The command: its file is named as seen from `folder`.
 * @param {string[]} args
 * @param {string} folder
 */
export function bundleBy(args, folder) {
  const [file, ...others] = args.filter((arg) => arg !== '--stand-ins');
  if (!file?.endsWith('.tar') || others.length)
    stopWith('usage: npm run kashikari -- bundle <file.tar> [--stand-ins]');
  return bundle(path.resolve(folder, file), { standIns: args.includes('--stand-ins') });
}

/**
 * Builds every image and writes the bundle.
 * @param {string} file `….tar`
 * @param {{ standIns?: boolean }} [options] `standIns`: without a registry for the base image
 * @returns {Promise<string>} a sentence about what was written
 */
export async function bundle(file, { standIns = false } = {}) {
  if ((await run('skopeo', ['--version'])).code !== 0)
    stopWith('The bundle is written by skopeo, which is not installed.');
  process.chdir(ROOT);
  const builder = await findBuilder({ standIns });
  const release = version();
  console.log(`Building ${IMAGES.length + 1} images by ${builder.name} …`);
  await buildFleet(builder, bundleTag, release).catch((error) => stopWith(error.message));
  await buildStandalone(builder, bundleTag(STANDALONE)).catch((error) => stopWith(error.message));
  return writeBundle(file, builder);
}

/**
 * Writes the bundle of images that are built.
 * @param {string} file `….tar`
 * @param {import('../image/builders.mjs').Builder} builder
 */
export async function writeBundle(file, builder) {
  const helm = await needGoTool('helm');
  const release = version();
  // Beside the target: several hundred megabytes that a small /tmp may not hold.
  const scratch = mkdtempSync(path.join(path.dirname(path.resolve(file)), '.kashikari-bundle-'));
  try {
    const name = `kashikari-bundle-${release}`;
    const tree = path.join(scratch, name);
    const names = [...IMAGES, STANDALONE];
    await writeImages(tree, names, { builder, release });
    const digests = readIndex(path.join(tree, 'images'));
    await writeParts(tree, digests);
    await writeChart(tree, digests, { helm, release });
    copyFileSync(at('deploy/bundle/mirror.sh'), path.join(tree, 'mirror.sh'));
    copyFileSync(at('deploy/bundle/README.md'), path.join(tree, 'README.md'));
    cpSync(at('deploy/compose'), path.join(tree, 'compose'), { recursive: true });
    rmSync(path.join(tree, 'compose/.env'), { force: true });
    writeSums(tree);
    await archive(scratch, name, path.resolve(file));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const megabytes = Math.round(statSync(file).size / 1e6);
  return `Wrote ${file} (${megabytes} MB, ${IMAGES.length + 1} images). The README.md in it says what to do with it.`;
}

async function writeImages(tree, names, { builder, release }) {
  mkdirSync(path.join(tree, 'images'), { recursive: true });
  for (const name of names) {
    const target = `oci:${path.join(tree, 'images')}:${name}:${release}`;
    const { code, output } = await run('nice', ['skopeo', 'copy', builder.source(bundleTag(name)), target]);
    if (code !== 0) stopWith(`skopeo could not copy ${name}: ${output.trim().split('\n').at(-1)}`);
  }
}

/**
 * Writes the bill of materials of each image, as the image contains it, and the list of digests that verifies the
 * mirror.
 */
async function writeParts(tree, digests) {
  mkdirSync(path.join(tree, 'sboms'));
  for (const [image, digest] of digests) {
    const parts = await layerFile(path.join(tree, 'images'), digest, 'app/sbom.cdx.json');
    writeFileSync(path.join(tree, 'sboms', `${image.split(':')[0]}.cdx.json`), parts);
  }
  const lines = [...digests].map(([image, digest]) => `${digest} ${image}\n`);
  writeFileSync(path.join(tree, 'digests.txt'), lines.join(''));
}

async function writeChart(tree, digests, { helm, release }) {
  const chart = path.join(tree, 'chart');
  mkdirSync(chart);
  const args = ['package', at('deploy/helm/kashikari'), '--destination', chart];
  const { code, output } = await run(helm, [...args, '--version', release, '--app-version', release]);
  if (code !== 0) stopWith(`helm could not pack the chart: ${output.trim()}`);
  const lines = IMAGES.map((name) => `    ${name}: ${digests.get(`${name}:${release}`)}`);
  const head = '# The images of this bundle, by digest: a tag that is moved later changes nothing.\n';
  writeFileSync(path.join(chart, 'values-digests.yaml'), `${head}image:\n  digests:\n${lines.join('\n')}\n`);
}

/** Sums of all files but the blobs, whose names are their sums. */
function writeSums(tree) {
  const files = readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(tree, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('images/blobs/'));
  const sum = (name) =>
    createHash('sha256')
      .update(readFileSync(path.join(tree, name)))
      .digest('hex');
  writeFileSync(
    path.join(tree, 'SHA256SUMS'),
    files
      .sort()
      .map((name) => `${sum(name)}  ${name}\n`)
      .join(''),
  );
}
