import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { ConfigError } from '../config/config-error';
import { eventually } from '../testing/eventually';
import { ShellDirectory } from './shell-directory';

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-shells-'));
const file = path.join(folder, 'shells.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const TWO = `
shells:
  - id: minato
    hosts: [lend.minato.example.jp, minato.example.jp]
    accounts: [minato_library, minato_av]
  - id: himawari
    hosts: [himawari.example.jp]
    accounts: [himawari]
    ways: [password, card]
`;

const logged: { readonly msg: string; readonly faults?: readonly string[] }[] = [];
const logger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
const open: ShellDirectory[] = [];
afterEach(() => {
  open.splice(0).forEach((one) => one.close());
  logged.splice(0);
});

function directory(text: string, options: { publicUrl?: string; lookEvery?: number } = {}): ShellDirectory {
  writeFileSync(file, text);
  const made = new ShellDirectory({ file, logger, ...options });
  open.push(made);
  return made;
}

const idAt = (shells: ShellDirectory, host: string) => {
  const site = shells.at(host);
  return site?.kind === 'shell' ? site.shell.id : site?.kind;
};

describe('a host', () => {
  const publicUrl = 'https://kashikari.example.jp';

  it('is one shell, the common one, or nobody', () => {
    const shells = directory(TWO, { publicUrl });
    expect(idAt(shells, 'lend.minato.example.jp')).toBe('minato');
    expect(idAt(shells, 'himawari.example.jp')).toBe('himawari');
    expect(idAt(shells, 'kashikari.example.jp')).toBe('common');
    for (const host of ['example.jp', 'x.himawari.example.jp', 'localhost', '127.0.0.1', ''])
      expect(shells.at(host)).toBeUndefined();
  });

  it('may be written in capitals and with a final dot', () => {
    const shells = directory(TWO, { publicUrl });
    expect(idAt(shells, 'HIMAWARI.example.JP.')).toBe('himawari');
  });

  it('that is not the first of its shell is not the canonical one', () => {
    const shells = directory(TWO);
    expect(shells.at('lend.minato.example.jp')).toMatchObject({ isCanonical: true });
    expect(shells.at('minato.example.jp')).toMatchObject({ isCanonical: false });
  });

  it('of the machine itself is the common shell where no address is set', () => {
    const shells = directory(TWO);
    for (const host of ['localhost', '127.0.0.1', '192.168.1.20', '[::1]'])
      expect(idAt(shells, host)).toBe('common');
  });

  it('is nobody for the common shell where there is none', () => {
    const shells = directory(`common: off\n${TWO}`, { publicUrl });
    expect(shells.at('kashikari.example.jp')).toBeUndefined();
    expect(idAt(shells, 'himawari.example.jp')).toBe('himawari');
  });

  it('is the common shell, whatever it is, where no file is', () => {
    const shells = new ShellDirectory({ logger, publicUrl });
    expect([idAt(shells, 'anything.example'), shells.all]).toEqual(['common', []]);
  });
});

describe('a faulty file', () => {
  const faultsOf = (text: string, publicUrl?: string): readonly string[] => {
    try {
      directory(text, { ...(publicUrl && { publicUrl }) });
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
    return [];
  };
  const one = (more: string) => `shells:\n  - id: a\n    hosts: [a.example]\n    accounts: [a]\n${more}`;

  it.each([
    ['is no YAML', 'shells:\n  - id: [', /^line \d+: /],
    ['has a key twice', 'common: on\ncommon: off\nshells: []', /^line 2: /],
    ['has an unknown key', one('    colour: red'), /^line 2, shells\[0\]: .*colour/],
    ['lacks hosts', 'shells:\n  - id: a\n    accounts: [a]', /^line 2, shells\[0\]\.hosts: /],
    [
      'has a host with a scheme',
      one('').replace('a.example', 'https://a.example'),
      /^line 3, .*hosts\[0\]: .*host name/,
    ],
    ['has an unknown way', one('    ways: [fax]'), /^line 5, shells\[0\]\.ways\[0\]: /],
    [
      'has a domain without a provider',
      one('    ways: [card]\n    only_provider_for: [a.example]'),
      /^line 6, .*provider/,
    ],
    [
      'has one host in two shells',
      one('  - id: b\n    hosts: [b.example, a.example]\n    accounts: [b]'),
      /^line 6, shells\[1\]\.hosts\[1\]: belongs to shells\[0\]/,
    ],
    [
      'has one account in two shells',
      one('  - id: b\n    hosts: [b.example]\n    accounts: [a]'),
      /^line 7, shells\[1\]\.accounts\[0\]: /,
    ],
    [
      'has one id twice',
      one('  - id: a\n    hosts: [b.example]\n    accounts: [b]'),
      /^line 5, shells\[1\]\.id: /,
    ],
  ])('that %s is refused at the start with its place', (_what, text, place) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(place)]);
  });

  it('that makes much of little by aliases is refused', () => {
    expect(() => directory('shells: &a [*a]')).toThrow();
  });

  it('that takes the host of the common shell is refused', () => {
    expect(faultsOf(one(''), 'https://a.example')).toEqual([
      "shells[0].hosts: a.example is the common shell's (PUBLIC_URL)",
    ]);
    expect(faultsOf(`common: off\n${one('')}`, 'https://a.example')).toEqual([]);
  });
});

describe('a changed file', () => {
  it('is taken, also as Kubernetes replaces it, by another link', async () => {
    const target = path.join(folder, 'v1.yaml');
    writeFileSync(target, TWO);
    rmSync(file, { force: true });
    symlinkSync(target, file);
    const shells = new ShellDirectory({ file, logger, lookEvery: 20 });
    open.push(shells);
    writeFileSync(path.join(folder, 'v2.yaml'), TWO.replace('himawari.example.jp', 'new.example.jp'));
    symlinkSync(path.join(folder, 'v2.yaml'), `${file}.next`);
    renameSync(`${file}.next`, file);
    await eventually(() => expect(idAt(shells, 'new.example.jp')).toBe('himawari'));
    expect(shells.at('himawari.example.jp')).toBeUndefined();
    rmSync(file);
  });

  it('that is faulty leaves the one before, is logged with its place, and is told until it is mended', async () => {
    const shells = directory(TWO, { lookEvery: 20 });
    writeFileSync(file, `${TWO}  - id: broken\n`);
    await eventually(() => expect(shells.isCurrent).toBe(false));
    expect(idAt(shells, 'himawari.example.jp')).toBe('himawari');
    expect(logged.at(-1)?.faults?.[0]).toMatch(/^line \d+, shells\[2\]\.hosts: /);
    writeFileSync(file, `${TWO}  - { id: third, hosts: [third.example.jp], accounts: [third] }\n`);
    await eventually(() => expect(idAt(shells, 'third.example.jp')).toBe('third'));
    expect(shells.isCurrent).toBe(true);
  });
});
