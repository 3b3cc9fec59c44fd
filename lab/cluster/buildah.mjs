// buildah builds the images in separate storage: it needs no server, and leaves the machine's other images alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import kept from '../../scripts/tools/kept.cjs';
import { run } from '../../scripts/run.mjs';

/** Layers of earlier builds, so that a second run takes a minute instead of ten. May be thrown away. */
const STORAGE = kept.keptIn('buildah');

/** Certificate authorities that the machine trusts; inside a build npm must trust the same ones. */
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

const RUN_ROOT = '/run/kashikari-buildah';

/** @returns what it said; throws when it fails */
export async function buildah(...args) {
  const { code, output, stdout } = await run('nice', ['buildah', ...storageOptions(), ...args]);
  if (code !== 0) throw new Error(`buildah ${args[0]} failed:\n${output.slice(-4_000)}`);
  return stdout;
}

/** Returns mounts that this machine's builds need and no image contains: npm's cache and the trusted authorities. */
function mounts() {
  const npm = path.join(STORAGE, 'npm');
  mkdirSync(npm, { recursive: true });
  const npmrc = path.join(STORAGE, 'npmrc');
  writeFileSync(npmrc, `cafile=/root/.authorities\ncache=/root/.npm-cache\n`);
  const places = [
    `${npm}:/root/.npm-cache`,
    `${npmrc}:/root/.npmrc:ro`,
    `${AUTHORITIES}:/root/.authorities:ro`,
  ];
  return places.flatMap((place) => ['--volume', place]);
}

/** npm opens thousands of files at once: as many as this machine lets anybody. */
function mostFiles() {
  const [, most] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
  return `${most}:${most}`;
}

/**
 * Builds an image; bases come from the storage alone.
 * @param {string} tag
 * @param {{ file: string, context: string, settings?: Record<string, string> }} what
 */
export async function buildImage(tag, { file, context, settings = {} }) {
  const told = Object.entries(settings).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const how = ['--isolation', 'chroot', '--pull-never', '--layers', '--format', 'docker'];
  const limit = ['--ulimit', `nofile=${mostFiles()}`];
  await buildah('build', ...how, ...limit, ...mounts(), ...told, '--file', file, '--tag', tag, context);
}

/** Writes an image as one file that containerd takes. */
export const saveImage = (tag, file) => buildah('push', tag, `docker-archive:${file}:${tag}`);

/** Puts a saved image into the storage, where it isn't yet. */
export async function loadImage(tag, file) {
  if (!(await hasImage(tag))) await buildah('pull', `docker-archive:${file}`);
}

export const hasImage = (tag) =>
  buildah('inspect', '--type', 'image', tag).then(
    () => true,
    () => false,
  );

export async function inspectImage(tag) {
  return JSON.parse(await buildah('inspect', '--type', 'image', tag));
}

/** Works with the files of an image and gives it back. */
export async function withFilesOf(tag, look) {
  const container = (await buildah('from', '--pull-never', tag)).trim();
  try {
    return await look((await buildah('mount', container)).trim());
  } finally {
    await buildah('rm', container);
  }
}

/** Returns the name by which skopeo and podman find an image in the storage. */
export const storageName = (tag) =>
  `containers-storage:[overlay@${path.join(STORAGE, 'root')}+${RUN_ROOT}]${tag}`;

/** Returns the options with which buildah and podman use the storage. */
export const storageOptions = () => [
  ...['--root', path.join(STORAGE, 'root'), '--runroot', RUN_ROOT],
  ...['--storage-driver', 'overlay'],
];

/** buildah leaves its storage mounted upon itself, and a build that was broken off what it had open. */
export const releaseStorage = () => run('umount', ['--recursive', path.join(STORAGE, 'root/overlay')]);
