import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { keep } = require('../../scripts/tools/kept.cjs') as {
  keep(name: string, make: (folder: string) => Promise<unknown>): Promise<string>;
};
const { measured } = require('../../lab/cluster/page.cjs') as {
  measured(before: string, run: object): string;
};
const { between } = require('../../scripts/measured.cjs') as {
  between(page: string, mark: string, text: string): string;
};

const { programs } = require('../../lab/cluster/node/settings.mjs') as {
  programs(places: object): Record<string, string[]>;
};

describe('a thing that is costly to make', () => {
  let own: string;
  beforeEach(() => {
    own = mkdtempSync(path.join(os.tmpdir(), 'kashikari-home-'));
    jest.spyOn(os, 'homedir').mockReturnValue(own);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(own, { recursive: true });
  });

  const write = (text: string) => async (folder: string) => writeFileSync(path.join(folder, 'it'), text);

  test('is made once and kept under its name', async () => {
    const make = jest.fn(write('it'));
    const folder = await keep('thing-1', make);
    expect(await keep('thing-1', make)).toBe(folder);
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual(['it']);
  });

  test('is not there when making it failed, and nothing is left of it', async () => {
    const failing = async (folder: string) => {
      await write('half')(folder);
      throw new Error('no network');
    };
    await expect(keep('thing-1', failing)).rejects.toThrow('no network');
    expect(readdirSync(path.join(own, '.cache/kashikari'))).toEqual([]);
  });

  test('is the one of who was first where two make it at once', async () => {
    const folder = await keep('thing-1', async (half) => {
      await write('second')(half);
      // Meanwhile another process is done with its own.
      const [place] = half.split(/\.[\d-]+$/);
      mkdirSync(place!);
      await write('first')(place!);
    });
    expect(readFileSync(path.join(folder, 'it'), 'utf8')).toBe('first');
    expect(readdirSync(path.dirname(folder))).toEqual(['thing-1']);
  });

  test('is whole for everybody who asks for it while it is being made', async () => {
    const make = async (half: string) => {
      await write('half')(half);
      await new Promise((resolve) => setTimeout(resolve, 10));
      await write('whole')(half);
    };
    const folders = await Promise.all(Array.from({ length: 8 }, () => keep('thing-1', make)));
    expect(new Set(folders).size).toBe(1);
    for (const folder of folders) expect(readFileSync(path.join(folder, 'it'), 'utf8')).toBe('whole');
    expect(readdirSync(path.dirname(folders[0]!))).toEqual(['thing-1']);
  });
});

describe('the page about the cluster', () => {
  const run = {
    rows: [
      { check: 'helm test', figures: '7 s', wrong: [] },
      { check: 'helm upgrade', figures: '201: 90 | 503: 2', wrong: ['bookings answered 503: 2'] },
    ],
    machine: 'Debian',
    standIns: [{ tag: 'node:22-slim', what: 'Debian and node' }],
    when: new Date('2026-11-21T12:00:00Z'),
  };

  test('shows each check with its figures, and in bold what is not as it should be', () => {
    const text = measured('', run);
    expect(text).toMatch(/^2026-11-21, Debian, \d+ cores/);
    expect(text).toContain('| helm test | 7 s |');
    expect(text).toContain('| helm upgrade | 201: 90 \\| 503: 2; **bookings answered 503: 2** |');
  });

  test('names what stood in for official images, and what such a cluster can’t show', () => {
    const text = measured('', run);
    expect(text).toContain('`node:22-slim` (Debian and node). The official ones were not tested.');
    expect(text).toMatch(/Network policies are accepted but not enforced/);
    expect(text).toMatch(/an HPA would have no metrics/);
  });

  test('keeps the lines of checks that were not run this time', () => {
    const page = between('<!-- measured --><!-- /measured -->', 'measured', measured('', run));
    const text = measured(page, { ...run, rows: [{ check: 'helm test', figures: '5 s', wrong: [] }] });
    expect(text).toContain('| helm test | 5 s |');
    expect(text).toContain('| helm upgrade | 201: 90');
    expect(text.match(/^\| check /gm)).toHaveLength(1);
  });

  test('keeps what people wrote around the figures', () => {
    const page = 'Before\n\n<!-- measured -->\n\nold\n\n<!-- /measured -->\n\nAfter\n';
    expect(between(page, 'measured', 'new')).toBe(page.replace('old', 'new'));
  });
});

describe('the programs of the cluster', () => {
  test('are each started from the place where their version is kept', () => {
    const all = programs({ kubernetes: '/k', etcd: '/e', state: '/s', pki: '/p' });
    expect(Object.values(all).map(([program]) => program)).toEqual([
      '/e/etcd',
      'containerd',
      '/k/kube-apiserver',
      '/k/kube-controller-manager',
      '/k/kube-scheduler',
      '/k/kubelet',
      '/k/kube-proxy',
    ]);
  });

  test('listen to nobody without a certificate', () => {
    const { apiserver, etcd } = programs({ kubernetes: '/k', etcd: '/e', state: '/s', pki: '/p' });
    expect(apiserver).toEqual(
      expect.arrayContaining(['--client-ca-file=/p/ca.crt', '--authorization-mode=Node,RBAC']),
    );
    expect(etcd?.filter((one) => one.includes('http://')).every((one) => one.includes('//127.0.0.1:'))).toBe(
      true,
    );
  });
});
