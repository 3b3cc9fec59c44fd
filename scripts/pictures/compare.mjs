import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Difference of one color, of 255, up to which pixels count as equal: browsers round, and nobody sees it. */
const SEEN = 8;

const raw = async (file) => {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Compares the pictures of two folders by their names.
 * @param {string} before
 * @param {string} after
 * @param {string} differences where a picture of what differs is put, for each pair that does
 * @returns {Promise<{ name: string, pixels: number, share: number, only?: 'before' | 'after' }[]>} those that differ,
 *   the most different first
 */
export async function compareFolders(before, after, differences) {
  mkdirSync(differences, { recursive: true });
  const pictures = (folder) => readdirSync(folder).filter((name) => name.endsWith('.png'));
  const names = [...new Set([...pictures(before), ...pictures(after)])].sort();
  const found = [];
  for (const name of names) {
    const [old, now] = [before, after].map((folder) => path.join(folder, name));
    if (!existsSync(old) || !existsSync(now)) {
      found.push({ name, pixels: Infinity, share: 1, only: existsSync(old) ? 'before' : 'after' });
      continue;
    }
    const one = await difference(old, now, path.join(differences, name));
    if (one.pixels) found.push({ name, ...one });
  }
  return { of: names.length, found: found.sort((one, other) => other.share - one.share) };
}

/** Counts what differs, and draws it: the new picture pale, and red where it is another. */
export async function difference(before, after, to) {
  const [old, now] = [await raw(before), await raw(after)];
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const drawn = Buffer.alloc(width * height * 3, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      const [a, b] = [old, now].map((one) =>
        x < one.width && y < one.height ? 3 * (y * one.width + x) : -1,
      );
      const isOther =
        a < 0 || b < 0 || [0, 1, 2].some((part) => Math.abs(old.data[a + part] - now.data[b + part]) > SEEN);
      if (isOther) {
        pixels += 1;
        drawn.set([220, 0, 40], at);
      } else for (let part = 0; part < 3; part++) drawn[at + part] = 200 + now.data[b + part] * 0.2;
    }
  }
  if (pixels)
    await sharp(drawn, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(to);
  return { pixels, share: pixels / (width * height) };
}
