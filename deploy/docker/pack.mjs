// `node pack.mjs <service> <target>`: lays out what one service needs to run, and nothing else.
// `node pack.mjs standalone <target>`: the same for the whole product, with its frontends and PostgreSQL.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packStandalone } from './pack-standalone.mjs';

const [service, target] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const isStandalone = service === 'standalone';
const folder = isStandalone ? 'standalone' : `services/${service}`;
if (!target || !existsSync(path.join(root, folder, 'package.json'))) {
  console.error('usage: node pack.mjs <service or standalone> <target folder>');
  process.exit(2);
}

const read = (...parts) => JSON.parse(readFileSync(path.join(root, ...parts, 'package.json'), 'utf8'));

/** The folder of a workspace. Only `standalone` is linked with services. */
function placeOf(name) {
  const short = name.replace('@kashikari/', '');
  const places = [short, `packages/${short}`, `services/${short}`];
  return places.find((place) => existsSync(path.join(root, place, 'package.json')));
}

/** The workspaces that a service is linked with, itself first: folders by package name. */
function linked(name, found = new Map()) {
  const place = placeOf(name);
  if (found.has(name)) return found;
  found.set(name, place);
  for (const dependency of Object.keys(read(place).dependencies ?? {}))
    if (dependency.startsWith('@kashikari/')) linked(dependency, found);
  return found;
}

/** Files that only compilers, bundlers and readers look at, and the second and third build of a package for them. */
function strip(place) {
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const file = path.join(place, entry.name);
    const forOthers = entry.isDirectory()
      ? /[/]@opentelemetry[/].+[/]build[/](esm|esnext)$/.test(file)
      : /[.](map|md|markdown)$|[.]d[.][cm]?ts$/.test(entry.name);
    if (forOthers) rmSync(file, { recursive: true });
    else if (entry.isDirectory()) strip(file);
  }
}

const workspaces = linked(`@kashikari/${service}`);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

// A root of its own with just these workspaces; the lock of the whole keeps every version.
const { version, overrides } = read('.');
const manifest = {
  name: 'kashikari',
  version,
  private: true,
  license: 'Apache-2.0',
  workspaces: [...workspaces.values()],
  overrides,
};
writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest, null, 2));
cpSync(path.join(root, 'package-lock.json'), path.join(target, 'package-lock.json'));
for (const place of workspaces.values()) {
  mkdirSync(path.join(target, place), { recursive: true });
  const manifestOfPlace = { ...read(place), devDependencies: undefined };
  writeFileSync(path.join(target, place, 'package.json'), JSON.stringify(manifestOfPlace, null, 2));
  for (const folder of ['dist', 'articles'].filter((name) => existsSync(path.join(root, place, name))))
    cpSync(path.join(root, place, folder), path.join(target, place, folder), { recursive: true });
}
const npm = (...args) =>
  execFileSync('npm', args, { cwd: target, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
npm(
  'install',
  '--omit=dev',
  '--omit=peer',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
);
strip(path.join(target, 'node_modules'));
// Without what would be another at every packing: two of the same sources are the same.
const bill = JSON.parse(npm('sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application'));
delete bill.serialNumber;
delete bill.metadata?.timestamp;
writeFileSync(path.join(target, 'sbom.cdx.json'), JSON.stringify(bill, null, 2));
rmSync(path.join(target, 'package-lock.json'));
writeFileSync(path.join(target, 'main.js'), `require('./${folder}/dist/main.js');\n`);
if (isStandalone) {
  packStandalone(root, target);
} else {
  writeFileSync(path.join(target, 'migrate.js'), `require('@kashikari/platform/migrate');\n`);
  writeFileSync(path.join(target, 'restore.js'), `require('@kashikari/platform/restore');\n`);
  writeFileSync(
    path.join(target, 'dead-letters.js'),
    `void require('@kashikari/platform/dead-letters').main();\n`,
  );
}
if (folder.endsWith('/billing')) {
  writeFileSync(
    path.join(target, 'plan.js'),
    `void require('./${folder}/dist/command/plan-command.js').main();\n`,
  );
  writeFileSync(
    path.join(target, 'reconcile.js'),
    `void require('./${folder}/dist/command/reconcile-command.js').main();\n`,
  );
}
