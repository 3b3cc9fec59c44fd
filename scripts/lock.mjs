// `node scripts/lock.mjs`, after every `npm install` that changed package-lock.json.
//
// Compilers come as one optional package for each system. A registry that lacks the one for, say, macOS makes
// `npm install` leave it out of the lock, and `npm ci` then refuses the lock everywhere. This adds what is left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from './root.mjs';

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony'];
const PROCESSORS = ['arm64', 'armv7', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/** The places where Node looks for a package that `path` asks for, nearest first. */
function placesOf(path, name) {
  const places = [];
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (folder) places.push(`${folder}/node_modules/${name}`);
    if (!folder.includes('/node_modules/')) break;
  }
  return [...places, `node_modules/${name}`];
}

/** Optional packages that something in the lock asks for and that the lock does not have: path → entry. */
export function missingOptional(packages) {
  const missing = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = placesOf(path, name);
      if (places.some((place) => packages[place])) continue;
      missing[places.at(-1)] = describe(name, version, entry.peer);
    }
  }
  return missing;
}

function describe(name, version, peer) {
  const words = name.split('/').at(-1).split('-');
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.some((word) => word === processor)).slice(0, 1);
  if (words.includes('gnueabihf') || words.includes('musleabihf') || cpu[0] === 'armv7') cpu[0] = 'arm';
  const entry = { version: version.replace(/^[~^]/, ''), optional: true };
  return { ...entry, ...(cpu.length && { cpu }), ...(os.length && { os }), ...(peer && { peer }) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const missing = missingOptional(lock.packages);
  const { '': root, ...others } = { ...lock.packages, ...missing };
  const sorted = Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1));
  if (Object.keys(missing).length) {
    lock.packages = { '': root, ...Object.fromEntries(sorted) };
    writeFileSync(at('package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(`${Object.keys(missing).length} optional packages of other systems added to package-lock.json`);
}
