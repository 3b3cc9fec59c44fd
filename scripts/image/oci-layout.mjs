// Reads an OCI image layout: a folder with index.json and blobs that are named by their sums.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';

const blob = (layout, digest) => path.join(layout, 'blobs', ...digest.split(':'));

/**
 * The images of a layout.
 * @returns {Map<string, string>} `name:tag` → digest of its manifest, sorted by name
 */
export function readIndex(layout) {
  const { manifests } = JSON.parse(readFileSync(path.join(layout, 'index.json'), 'utf8'));
  const named = manifests.map(({ digest, annotations }) => [
    annotations['org.opencontainers.image.ref.name'],
    digest,
  ]);
  return new Map(named.sort());
}

/**
 * One file of an image, out of the last layer that has it.
 * @param {string} layout
 * @param {string} digest of the image's manifest
 * @param {string} file without a leading slash
 */
export async function layerFile(layout, digest, file) {
  const { layers } = JSON.parse(readFileSync(blob(layout, digest), 'utf8'));
  for (const layer of [...layers].reverse()) {
    const { code, stdout } = await run('tar', ['-xOzf', blob(layout, layer.digest), file]);
    if (code === 0) return stdout;
  }
  throw new Error(`No layer of ${digest} has ${file}`);
}
