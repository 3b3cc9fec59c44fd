// The programs that build images: Docker, else buildah. Where no registry is reachable, buildah over stand-ins.
import { buildImage, storageName } from '../../lab/cluster/buildah.mjs';
import { BASES, fetchStandIns } from '../../lab/cluster/parts/stand-ins.mjs';
import { ROOT, stopWith } from '../root.mjs';
import { run } from '../run.mjs';

/**
 * @typedef {{ file: string, settings: Record<string, string> }} Recipe a Dockerfile and its build arguments
 * @typedef {object} Builder
 * @property {string} name for the person at the terminal
 * @property {(tag: string, recipe: Recipe) => Promise<void>} build throws when it fails
 * @property {(tag: string) => string} source the image as skopeo names it
 */

/** Returns a builder over the machine's registry and storage; `program` takes the options of `docker build`. */
const ordinary = (program, options, source) => ({
  name: program,
  source,
  async build(tag, { file, settings }) {
    const told = Object.entries(settings).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
    const args = ['build', ...options, '--file', file, ...told, '--tag', tag, ROOT];
    const { code } = await run(program, args, { show: true });
    if (code !== 0) throw new Error(`${program} could not build ${tag}. See the output above.`);
  },
});

/** Builds FROM images that are made here in place of the official ones of the same names; needs root. */
export const OVER_STAND_INS = {
  name: 'buildah over stand-ins for the base images',
  source: storageName,
  build: (tag, recipe) => buildImage(tag, { ...recipe, context: ROOT }),
};

const works = async (program, ...args) => (await run(program, args)).code === 0;

/**
 * Finds what builds images on this machine; ends with a sentence where nothing does.
 * @param {{ standIns?: boolean }} [options] `standIns`: without any registry
 * @returns {Promise<Builder>}
 */
export async function findBuilder({ standIns = false } = {}) {
  if (standIns) {
    await fetchStandIns(BASES);
    return OVER_STAND_INS;
  }
  if (await works('docker', 'info')) return ordinary('docker', [], (tag) => `docker-daemon:${tag}`);
  if (await works('buildah', '--version'))
    return ordinary('buildah', ['--format', 'docker'], (tag) => `containers-storage:${tag}`);
  return stopWith('Images are built by Docker or buildah. Neither is installed, or Docker does not run.');
}
