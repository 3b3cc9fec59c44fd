import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readShells } from '@kashikari/platform/shells/read-shells';
import { parseAllDocuments, stringify } from 'yaml';
import { externalTool } from '../jest/external-tool';

const CHART = 'deploy/helm/kashikari';
const helm = externalTool('helm');

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-chart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MINATO = {
  id: 'minato',
  hosts: ['lend.minato.example', 'minato.example'],
  accounts: ['minato_library', 'minato_av'],
  ways: ['provider', 'card'],
  providers: ['school'],
  sign_up: 'provider',
  security_contact: 'security@minato.example',
  remotes: { bookings: 'https://remote.minato.example/bookings' },
};
const HIMAWARI = { id: 'himawari', hosts: ['himawari.example'], accounts: ['himawari'] };

interface Thing {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly rules?: readonly { readonly host: string }[];
    readonly tls?: readonly { readonly hosts: readonly string[]; readonly secretName: string }[];
    readonly template?: { readonly spec: object };
  };
}

function render(values: object) {
  const file = path.join(folder, 'values.yaml');
  writeFileSync(file, stringify(values));
  const args = ['template', 'lending', CHART, '--kube-version', '1.36.3'];
  const { status, stdout, stderr } = spawnSync(
    helm.place,
    [...args, '-f', `${CHART}/values-production.yaml`, '-f', file],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const things = status === 0 ? parseAllDocuments(stdout).map((one) => one.toJSON() as Thing | null) : [];
  const find = (kind: string, name: string) =>
    things.find((one) => one?.kind === kind && one.metadata.name === name);
  return { status, stderr, find };
}

const given = helm.missing ? describe.skip : describe;

given(`shells in the chart${helm.suffix}`, () => {
  const secret = { ...MINATO, tlsSecret: 'minato-tls' };
  const { find } = render({ shells: [secret, HIMAWARI] });

  test('are the file that the product reads, without what is the chart’s own', () => {
    const text = find('ConfigMap', 'lending-shells')?.data?.['shells.yaml'] ?? '';
    expect(readShells(text)).toEqual(
      readShells(JSON.stringify({ common: 'on', shells: [MINATO, HIMAWARI] })),
    );
  });

  test('are mounted where they are read, as a folder, so that a change comes without a new pod', () => {
    const reading = ['gateway', 'identity', 'notify', 'catalog'].map((name) => {
      const pod = JSON.stringify(find('Deployment', `lending-${name}`)?.spec?.template?.spec);
      return [
        name,
        pod.includes('{"name":"SHELLS_FILE","value":"/etc/kashikari/shells/shells.yaml"}') &&
          pod.includes('{"name":"shells","mountPath":"/etc/kashikari/shells","readOnly":true}') &&
          pod.includes('{"name":"shells","configMap":{"name":"lending-shells"}}'),
      ];
    });
    expect(Object.fromEntries(reading)).toEqual({
      ...{ gateway: true, identity: true, notify: true, catalog: false },
    });
  });

  test('have their hosts in the Ingress, each under its own certificate or the common one', () => {
    const { rules, tls } = find('Ingress', 'lending')!.spec!;
    expect(rules?.map(({ host }) => host)).toEqual([
      'lending.example.ac.jp',
      ...MINATO.hosts,
      ...HIMAWARI.hosts,
    ]);
    expect(tls).toEqual([
      { hosts: ['lending.example.ac.jp', ...HIMAWARI.hosts], secretName: 'lending-tls' },
      { hosts: MINATO.hosts, secretName: 'minato-tls' },
    ]);
  });

  test('that are none leave everything as it was', () => {
    const without = render({});
    expect(without.find('ConfigMap', 'lending-shells')).toBeUndefined();
    expect(without.find('Ingress', 'lending')!.spec!.rules).toHaveLength(1);
    const gateway = without.find('Deployment', 'lending-gateway')?.spec?.template?.spec;
    expect(JSON.stringify(gateway)).not.toContain('SHELLS_FILE');
  });

  test('may be all that there is', () => {
    const { find: alone } = render({ shells: [HIMAWARI], commonShell: 'off' });
    expect(readShells(alone('ConfigMap', 'lending-shells')?.data?.['shells.yaml'] ?? '').common).toBe('off');
  });

  test.each([
    ['a field that is none', { ...HIMAWARI, colour: 'red' }, /colour/],
    ['a host with a scheme', { ...HIMAWARI, hosts: ['https://himawari.example'] }, /hosts/],
    ['no account', { ...HIMAWARI, accounts: [] }, /accounts/],
    ['a way that is none', { ...HIMAWARI, ways: ['fax'] }, /ways/],
  ])('are refused with %s', (_what, shell, where) => {
    const { status, stderr } = render({ shells: [shell] });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(where);
  });
});

given(`customer cases in the chart${helm.suffix}`, () => {
  const cases = { 'sakura.ja.md': '# さくら保育園\n\n便利です。\n' };

  test('are files of a folder that the gateway alone reads', () => {
    const { find } = render({ cases });
    expect(find('ConfigMap', 'lending-cases')?.data).toEqual(cases);
    const mounts = ['gateway', 'identity'].map((name) =>
      JSON.stringify(find('Deployment', `lending-${name}`)?.spec?.template).includes('/etc/kashikari/cases'),
    );
    expect(mounts).toEqual([true, false]);
  });

  test('are mounted nowhere where there are none', () => {
    const { status, find } = render({});
    expect([status, find('ConfigMap', 'lending-cases')]).toEqual([0, undefined]);
    expect(JSON.stringify(find('Deployment', 'lending-gateway'))).not.toContain('CASES_DIR');
  });

  test('have the operator’s notices beside them, which bring the notices into use', () => {
    const notices = { 'course.ja.md': '# 講習会\n\nカメラの使い方です。\n' };
    const { find } = render({ notices });
    expect(find('ConfigMap', 'lending-notices')?.data).toEqual(notices);
    const podOf = (name: string) =>
      JSON.stringify(find('Deployment', `lending-${name}`)?.spec?.template?.spec);
    expect(podOf('gateway')).toContain('{"name":"ADS","value":"house"}');
    expect(podOf('identity')).not.toContain('ADS_DIR');
  });

  test('are refused under a name that the gateway would not read', () => {
    expect(render({ cases: { 'sakura.fr.md': '# A\n\nB' } }).status).not.toBe(0);
  });
});
