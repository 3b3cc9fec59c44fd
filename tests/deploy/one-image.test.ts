import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { settingNames } from '../../standalone/src/all-settings';

const read = (file: string) => readFileSync(file, 'utf8');

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly volumes: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
}
interface Compose {
  readonly include?: readonly string[];
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: Readonly<Record<string, unknown>>;
}

describe('compose', () => {
  const plain = parse(read('deploy/compose/compose.yaml')) as Compose;
  const [included = ''] = plain.include ?? [];
  const profiles = parse(read(`deploy/compose/${included}`)) as Compose;

  test('starts the product alone, from nine lines', () => {
    expect(read('deploy/compose/compose.yaml').trimEnd().split('\n')).toHaveLength(9);
    expect(Object.keys(plain.services)).toEqual(['kashikari']);
    expect(plain.services['kashikari']?.volumes).toEqual(['data:/data']);
  });

  test('starts Caddy and PostgreSQL with their profiles only', () => {
    const names = Object.entries(profiles.services).map(([name, service]) => [name, service.profiles]);
    expect(names).toEqual([
      ['caddy', ['https']],
      ['postgres', ['postgres']],
    ]);
  });

  test('declares every volume that a service names', () => {
    const services = [...Object.values(plain.services), ...Object.values(profiles.services)];
    const named = services.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]));
    expect(Object.keys(profiles.volumes ?? {})).toEqual(named);
  });

  test('has every image at an address that a setting may replace', () => {
    const services = [...Object.values(plain.services), ...Object.values(profiles.services)];
    for (const { image } of services) expect(image).toMatch(/^\$\{\w+:-[\w:]+\}$/);
  });

  test('names in its example only settings of the product and variables of its own', () => {
    const example = read('deploy/compose/env.example');
    const names = [...example.matchAll(/^#(\w+)=/gm)].map(([, name = '']) => name);
    const files = read('deploy/compose/compose.yaml') + read(`deploy/compose/${included}`);
    const variables = [...files.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    const known = [...settingNames(), ...variables, 'COMPOSE_PROFILES'];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the image', () => {
  const dockerfile = read('deploy/docker/Dockerfile.standalone');
  const unit = read('deploy/systemd/kashikari.service');

  test('runs as an ordinary user that has a name, and stores everything in /data', () => {
    expect(dockerfile).toMatch(/^USER 10001:10001$/m);
    expect(dockerfile).toContain('useradd --uid 10001');
    expect(dockerfile).toMatch(/^VOLUME \/data$/m);
    expect(dockerfile).toContain('DATA_DIR=/data');
  });

  test('has no address in it: the registry and the origin are given when it starts', () => {
    expect(dockerfile).not.toMatch(/PUBLIC_URL|REGISTRY/);
    expect(unit).not.toMatch(/PUBLIC_URL=|https?:/);
  });

  test('sets only settings that the product reads', () => {
    const told = [...`${dockerfile}\n${unit}`.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name);
    const others = ['NODE_ENV', 'LANG', 'VERSION', 'COMMIT', 'NODE_IMAGE', 'SERVICE'];
    const known = [...settingNames(), 'KASHIKARI_VERSION', 'KASHIKARI_COMMIT', ...others];
    expect(told.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the archive for Linux', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kashikari-archive-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes the same tree, made in another order at another time, and the sum of its archive. */
  function archived(name: string, files: readonly string[], seconds: number): string {
    const tree = path.join(folder, name, 'kashikari');
    mkdirSync(path.join(tree, 'bin'), { recursive: true });
    for (const file of files) {
      writeFileSync(path.join(tree, file), file);
      utimesSync(path.join(tree, file), seconds, seconds);
    }
    const target = path.join(folder, `${name}.tar.gz`);
    const code = `import { archive } from './scripts/image/archive.mjs';
      await archive(${JSON.stringify(path.join(folder, name))}, 'kashikari', ${JSON.stringify(target)});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000' },
    });
    return readFileSync(target).toString('base64');
  }

  test('is the same byte by byte, whenever and in whatever order its files were written', () => {
    const first = archived('one', ['main.js', 'bin/kashikari'], 1_000_000);
    expect(archived('two', ['bin/kashikari', 'main.js'], 2_000_000)).toBe(first);
  });
});
