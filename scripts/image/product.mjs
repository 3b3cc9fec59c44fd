// The images of the product, their names and what they are built from.
import { readFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { inParallel, run } from '../run.mjs';

export const SERVICES = ['identity', 'catalog', 'reservation', 'billing', 'notify', 'search'];

/** The images that the chart installs; that of the gateway is part of `web`. */
export const IMAGES = [...SERVICES, 'web'];

/** The version of package.json. */
export const version = () => JSON.parse(readFileSync(at('package.json'), 'utf8')).version;

/** The commit of the sources; empty where they came as an archive. */
export async function commit() {
  const { code, stdout } = await run('git', ['rev-parse', 'HEAD']);
  return code === 0 ? stdout.trim() : '';
}

/**
 * Builds every image of the chart: one makes the layers that all share, then two at a time.
 * @param {Pick<import('./builders.mjs').Builder, 'build'>} builder
 * @param {(name: string) => string} tagOf
 * @param {string} release the version that they say of themselves
 */
export async function buildFleet(builder, tagOf, release) {
  const about = { VERSION: release, COMMIT: await commit() };
  const [first, ...others] = [...SERVICES, 'gateway'].map((SERVICE) => () => {
    const settings = { ...about, SERVICE };
    return builder.build(tagOf(SERVICE), { file: at('deploy/docker/Dockerfile'), settings });
  });
  await first();
  await inParallel(2, others);
  const settings = { GATEWAY_IMAGE: tagOf('gateway') };
  await builder.build(tagOf('web'), { file: at('deploy/docker/Dockerfile.web'), settings });
}

/**
 * Builds the whole product as one image, what `npm start` is.
 * @param {import('./builders.mjs').Builder} builder
 * @param {string} tag
 */
export async function buildStandalone(builder, tag) {
  const settings = { VERSION: version(), COMMIT: await commit() };
  await builder.build(tag, { file: at('deploy/docker/Dockerfile.standalone'), settings });
}
