// What is costly to make and the same for everyone: made once, and kept outside the tree under its name and version.
const { existsSync, mkdirSync, renameSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/** Number of folders that this process has begun to make. */
let begun = 0;

/** Returns the cache folder of a thing; each version has its own. */
const keptIn = (name) => path.join(os.homedir(), '.cache/kashikari', name);

/**
 * The folder of a kept thing, made where it is missing. It appears whole or not at all: it's made under another name, and
 * of two who make it at the same time the first one's stays.
 * @param {string} name with the version
 * @param {(half: string) => Promise<unknown>} make fills the folder, or throws
 */
async function keep(name, make) {
  const folder = keptIn(name);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}-${(begun += 1)}`;
  mkdirSync(half, { recursive: true });
  try {
    await make(half);
    takePlace(half, folder);
    return folder;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Moves a finished folder to its place, unless another process was first: then the other's stays. */
function takePlace(half, folder) {
  try {
    renameSync(half, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

module.exports = { keep, keptIn };
