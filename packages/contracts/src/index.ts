/**
 * Everything generated from `proto/`, one namespace per proto file, because message names repeat between packages.
 * `src/gen` is made by `npm run generate -- proto` (and by every build that finds it stale); it is not committed, see
 * docs/adr/0003-generated-code-is-made-by-the-build.md.
 */
export * from './gen';
export { CLIENTS } from './gen/clients';
export * from './closed-set';
export { SETS } from './closed-sets';
export { exactly } from './exactly';
export { packIds, unpackIds } from './id-column';
export { PatchOf } from './patch';
export { PATCHES } from './patches';
