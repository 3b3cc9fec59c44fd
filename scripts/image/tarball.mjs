// The archive for Linux: the tree of the image, with a Node and a unit for systemd.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build.mjs';
import { at, stopWith } from '../root.mjs';
import { install } from '../setup/install.mjs';
import { archive } from './archive.mjs';
import { commit, version } from './product.mjs';

/** Returns why the running Node can't be redistributed; undefined if it can. */
function faultOfNode() {
  if (process.platform !== 'linux') return 'The archive is for Linux and is made on Linux.';
  if (process.config.variables.node_shared)
    return 'This Node needs libraries of its distribution. Use one of nodejs.org to make the archive: it takes that Node along.';
  return undefined;
}

/**
 * Packs the built product into `file`. Two archives of the same sources are the same, byte by byte.
 * @param {string} file `….tar.gz`
 * @returns {Promise<string>} a sentence about what was written
 */
export async function writeTarball(file) {
  const fault = faultOfNode();
  if (fault) stopWith(fault);
  await install();
  await build();
  const scratch = mkdtempSync(path.join(tmpdir(), 'kashikari-tarball-'));
  try {
    const name = `kashikari-${version()}-linux-${process.arch}`;
    const tree = path.join(scratch, name);
    execFileSync(process.execPath, [at('deploy/docker/pack.mjs'), 'standalone', tree], { stdio: 'inherit' });
    await addForLinux(tree);
    await archive(scratch, name, file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const megabytes = Math.round(statSync(file).size / 1e6);
  return `Wrote ${file} (${megabytes} MB, with Node ${process.version}). docs/runbooks/install.md says how to install it.`;
}

/** Adds files in place of the image's base and the container engine: Node, a unit for systemd, license and commit. */
async function addForLinux(tree) {
  copyFileSync(process.execPath, path.join(tree, 'bin/node'));
  chmodSync(path.join(tree, 'bin/node'), 0o755);
  copyFileSync(at('deploy/systemd/kashikari.service'), path.join(tree, 'kashikari.service'));
  copyFileSync(at('LICENSE'), path.join(tree, 'LICENSE'));
  writeFileSync(path.join(tree, 'COMMIT'), `${await commit()}\n`);
}
