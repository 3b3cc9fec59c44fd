import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ADVISORIES = path.resolve(__dirname, '../../scripts/checks/advisories.mjs');

interface Package {
  readonly name: string;
  readonly version: string;
}

interface Module {
  installed(): Package[];
  holesIn(source: string, packages?: readonly Package[]): { read: number; holes: string[] };
}

/** As osv.dev hands it out. */
const advisory = (name: string, range: object, more: object = {}) => ({
  id: 'GHSA-test-0000-0000',
  summary: 'It opens',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [range] }],
  ...more,
});

const between = (introduced: string, fixed: string) => ({
  type: 'SEMVER',
  events: [{ introduced }, { fixed }],
});

describe('known holes from a file', () => {
  let folder: string;
  let check: Module;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kashikari-osv-'));
    check = (await import(ADVISORIES)) as Module;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const holes = (advisories: unknown, packages: readonly Package[]) => {
    const file = path.join(folder, 'osv.json');
    writeFileSync(file, JSON.stringify(advisories));
    return check.holesIn(file, packages).holes;
  };

  it.each([
    ['1.2.3', true],
    ['1.0.0', true],
    ['0.9.9', false],
    ['1.3.0', false],
  ])('are told of %s where 1.0.0 up to 1.3.0 is open: %s', (version, told) => {
    const found = holes([advisory('left-pad', between('1.0.0', '1.3.0'))], [{ name: 'left-pad', version }]);
    expect(found.length > 0).toBe(told);
  });

  it('are told up to the last version that is open, and of versions by name', () => {
    const range = { type: 'SEMVER', events: [{ introduced: '0' }, { last_affected: '2.0.0' }] };
    const packages = ['2.0.0', '2.0.1'].map((version) => ({ name: 'a', version }));
    expect(holes(advisory('a', range), packages)).toEqual(['GHSA-test-0000-0000: a 2.0.0: It opens']);
    const named = { id: 'X', affected: [{ package: { ecosystem: 'npm', name: 'a' }, versions: ['2.0.1'] }] };
    expect(holes([named], packages)).toEqual(['X: a 2.0.1: no summary']);
  });

  it('are not told of what was withdrawn, or of other registries', () => {
    const range = between('0', '9.0.0');
    const other = advisory('a', range);
    other.affected[0]!.package.ecosystem = 'PyPI';
    const packages = [{ name: 'a', version: '1.0.0' }];
    expect(holes([advisory('a', range, { withdrawn: '2026-01-01' }), other], packages)).toEqual([]);
  });

  it('are looked for in every version that the lock installs', () => {
    const versions = check.installed().map(({ name, version }) => `${name}@${version}`);
    expect(versions.length).toBeGreaterThan(500);
    expect(versions).toContain('typescript@5.9.3');
    expect(new Set(versions).size).toBe(versions.length);
  });
});
