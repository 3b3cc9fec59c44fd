// The product's own images, built as docs/runbooks/install.md says, and looked at from outside.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OVER_STAND_INS } from '../../scripts/image/builders.mjs';
import { buildFleet, IMAGES } from '../../scripts/image/product.mjs';
import { buildah, inspectImage, withFilesOf } from './buildah.mjs';

export const REGISTRY = 'docker.io/kashikari';
export const BASE = 'docker.io/library/node:24-slim';

/** Maximum size that the product adds to the base image, bytes. */
const MAX_ADDED = 150 * 1024 * 1024;

/** Paths of npm and similar tools in the base image. */
const INSTALLERS = [
  'usr/local/lib/node_modules',
  'usr/local/bin/npm',
  'usr/local/bin/npx',
  'usr/local/bin/corepack',
];

const tagOf = (name, version) => `${REGISTRY}/${name}:${version}`;

/** Builds every image in a version. */
export const buildProduct = (version) => buildFleet(OVER_STAND_INS, (name) => tagOf(name, version), version);

export const tagsOf = (version) => IMAGES.map((name) => tagOf(name, version));

/** Size of an image with its base, bytes. */
export async function sizeOf(tag) {
  const [{ size }] = JSON.parse(await buildah('images', '--json', tag));
  const [, number, unit] = /^([\d.]+) (\w)?B$/.exec(size);
  return Number(number) * { undefined: 1, K: 1e3, M: 1e6, G: 1e9 }[unit];
}

/**
 * Inspects an image: the size that it adds to the base, its user, installers in it, and its bill of materials.
 * @returns {Promise<{ image: string, added: number, user: string, parts: number, wrong: string[] }>} `added` in bytes
 */
async function lookAt(name, version) {
  const tag = tagOf(name, version);
  const added = (await sizeOf(tag)) - (await sizeOf(BASE));
  const { User: user } = (await inspectImage(tag)).OCIv1.config;
  const { installers, bill } = await withFilesOf(tag, (root) => ({
    installers: INSTALLERS.filter((place) => existsSync(path.join(root, place))),
    bill: JSON.parse(readFileSync(path.join(root, 'app/sbom.cdx.json'), 'utf8')),
  }));
  const wrong = [];
  if (added > MAX_ADDED) wrong.push('adds more than 150 MB');
  if (!/^[1-9]\d*:/.test(user)) wrong.push(`runs as ${user || 'root'}`);
  if (installers.length) wrong.push(`holds ${installers.join(', ')}`);
  if (bill.bomFormat !== 'CycloneDX') wrong.push('has no list of parts');
  return { image: name, added, user, parts: bill.components?.length ?? 0, wrong };
}

export async function lookAtProduct(version) {
  const seen = [];
  for (const name of IMAGES) seen.push(await lookAt(name, version));
  return seen;
}
