import { spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { externalTool } from '../jest/external-tool';

const CHART = 'deploy/helm/kashikari';
const helm = externalTool('helm');

interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly resources?: { readonly limits?: { readonly memory?: string } };
  readonly securityContext?: Record<string, unknown>;
}

interface Thing {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Record<string, unknown> & {
    readonly clusterIP?: string;
    readonly containers?: readonly Container[];
    readonly template?: { readonly spec: PodSpec };
  };
}

interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly automountServiceAccountToken?: boolean;
  readonly securityContext?: Record<string, unknown>;
}

function render(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    helm.place,
    ['template', 'lending', CHART, '--kube-version', '1.36.3', ...args],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  const things = () => parseAllDocuments(stdout).flatMap((one) => (one.toJSON() as Thing | null) ?? []);
  return { status, stderr, stdout, things: status === 0 ? things() : [] };
}

const values = (name: string) => ['-f', `${CHART}/values-${name}.yaml`];

const sasl = ['--set', 'kafka.saslMechanism=scram-sha-512', '--set', 'kafka.password=hush'];

const podsOf = (things: readonly Thing[]) =>
  things.flatMap(({ kind, metadata, spec }) => {
    const pod = kind === 'Pod' ? (spec as unknown as PodSpec) : spec?.template?.spec;
    return pod ? [{ name: `${kind} ${metadata.name}`, pod }] : [];
  });

const given = helm.missing ? describe.skip : describe;

given(`the chart${helm.suffix}`, () => {
  test('tells every process that people come by https, so that cookies are secure and browsers stay with it', () => {
    const { things } = render(...values('production'), '--set', 'publicUrl=https://lending.example.jp');
    const config = things.find(({ metadata }) => metadata.name === 'lending-config');
    expect(config?.data?.['PUBLIC_URL']).toBe('https://lending.example.jp');
    const gateway = podsOf(things).find(({ name }) => name === 'Deployment lending-gateway')!;
    expect(JSON.stringify(gateway.pod.containers)).toContain('"configMapRef":{"name":"lending-config"}');
  });

  test.each(['trial', 'production'])('renders every service and the gateway for %s', (name) => {
    const { status, stderr, things } = render(...values(name));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const deployments = things.filter(({ kind }) => kind === 'Deployment').map((one) => one.metadata.name);
    const ours = ['identity', 'catalog', 'reservation', 'billing', 'notify', 'search', 'gateway'];
    expect(deployments).toEqual(expect.arrayContaining(ours.map((service) => `lending-${service}`)));
  });

  test.each(['trial', 'production'])(
    'lets nothing in %s run as root or without a limit of memory',
    (name) => {
      const pods = podsOf(render(...values(name)).things);
      expect(pods.length).toBeGreaterThan(7);
      for (const { name: pod, pod: spec } of pods) {
        expect({ pod, ...spec }).toMatchObject({
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        });
        for (const container of spec.containers) {
          expect({ pod, ...container }).toMatchObject({
            securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
            resources: { limits: { memory: expect.any(String) as string } },
          });
          // The trial's broker writes its settings beside itself.
          if (container.name !== 'kafka')
            expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true });
        }
      }
    },
  );

  test('gives the owner of the tables to the migrations alone', () => {
    const owning = podsOf(render(...values('production')).things).filter(({ pod }) =>
      pod.containers.some(({ env = [] }) =>
        env.some((one) => one.name.startsWith('DATABASE_MIGRATION_URL_')),
      ),
    );
    expect(owning.map(({ name }) => name)).toEqual(['Job lending-migrate-1']);
  });

  test('fills the databases with an export before their migrations, and only where it is told to', () => {
    const wanted = ['restore.enabled=true', 'restore.claim=box', 'restore.path=export'].flatMap((one) => [
      '--set',
      one,
    ]);
    const jobs = (...args: string[]) =>
      podsOf(render(...values('production'), ...args).things).filter(({ name }) => name.startsWith('Job'));
    expect(jobs().map(({ name }) => name)).toEqual(['Job lending-migrate-1']);
    const [restore] = jobs(...wanted).filter(({ name }) => name === 'Job lending-restore-1');
    expect(restore?.pod.containers.map(({ command }) => command?.join(' ')).sort()).toEqual(
      ['billing', 'catalog', 'identity', 'notify', 'reservation', 'search'].map(
        (name) => `node restore.js ${name} /restore/export`,
      ),
    );
    const weights = render(...values('production'), ...wanted).things.flatMap(({ kind, metadata }) =>
      kind === 'Job' ? [[metadata.name, Number(metadata.annotations?.['helm.sh/hook-weight'])] as const] : [],
    );
    expect(Object.fromEntries(weights)).toEqual({ 'lending-restore-1': -15, 'lending-migrate-1': -10 });
    const trial = render('--set', 'postgres.enabled=true', ...wanted);
    expect(trial.stderr).toContain('restore.enabled needs databases of your own');
  });

  test('brings the schema up to date before the pods of a new version start', () => {
    const job = render(...values('production')).things.find(({ kind }) => kind === 'Job');
    expect(job?.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
  });

  test('shows clients every replica of a service, so that they take turns', () => {
    const services = render(...values('production')).things.filter(({ kind }) => kind === 'Service');
    const headless = services
      .filter(({ spec }) => spec?.clusterIP === 'None')
      .map((one) => one.metadata.name);
    expect(headless).toHaveLength(6);
    expect(headless).not.toContain('lending-gateway');
  });

  test.each(['trial', 'production'])('starts each new pod of %s before an old one goes', (name) => {
    const ours = render(...values(name)).things.filter(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name !== 'lending-redis',
    );
    const rolling = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } };
    expect(ours.map(({ spec }) => spec?.['strategy'])).toEqual(ours.map(() => rolling));
  });

  test('lets the next pod of catalog start where its volume of pictures is, and nowhere else', () => {
    const pods = (name: string) => podsOf(render(...values(name)).things);
    const kept = (name: string) => pods(name).find((one) => one.name === 'Deployment lending-catalog')?.pod;
    const beside = { topologyKey: 'kubernetes.io/hostname' };
    expect(kept('trial')).toMatchObject({
      affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [beside] } },
    });
    expect(kept('production')).not.toHaveProperty('affinity');
  });

  test('gives a pod that leaves time until clients have heard of it, and then its 25 seconds', () => {
    const { things } = render(...values('production'), '--set', 'rollout.leaveSeconds=12');
    const pod = podsOf(things).find(({ name }) => name === 'Deployment lending-reservation')?.pod;
    expect(pod).toMatchObject({
      terminationGracePeriodSeconds: 47,
      containers: [{ lifecycle: { preStop: { sleep: { seconds: 12 } } } }],
    });
  });

  test('takes every image from one registry that is told', () => {
    const { things } = render(...values('production'), '--set', 'image.registry=registry.example.ac.jp/k');
    const images = podsOf(things).flatMap(({ pod }) => pod.containers.map(({ image }) => image));
    expect(images.filter((image) => !image.startsWith('registry.example.ac.jp/k/'))).toEqual([]);
  });

  test('puts no secret into the configuration that everybody may read', () => {
    const key = `hush${'A'.repeat(39)}`;
    const stripe = ['stripe.secretKey=sk_live_hush', 'stripe.webhookSecret=whsec_hush\\,whsec_hush2'];
    const mail = ['smtp.url=smtp://login:hush@mail:25', `push.vapidPrivateKey=${key}`];
    const given = [...stripe, ...mail].flatMap((value) => ['--set', value]);
    const { things } = render(...values('trial'), ...given);
    const open = things.filter(({ kind }) => kind !== 'Secret');
    expect(JSON.stringify(open)).not.toContain('hush');
    expect(JSON.stringify(things)).toContain(Buffer.from(key).toString('base64'));
  });

  test.each([
    ['a name that is none', ['--set', 'services.reservation.replcas=3'], /replcas/],
    ['a service that is none', ['--set', 'services.catalogue.replicas=3'], /catalogue/],
    ['a number that is none', ['--set', 'gateway.replicas=many'], /gateway.replicas/],
    ['a key that is none', ['--set', 'push.vapidPrivateKey=short'], /push.vapidPrivateKey/],
    [
      'card payments without signing secrets',
      ['--set', 'stripe.secretKey=sk_live_a'],
      /stripe.webhookSecret/,
    ],
    ['an address that is none', ['--set', 'publicUrl=lending.example'], /publicUrl/],
  ])('refuses %s and says where', (_what, args, where) => {
    const { status, stderr } = render(...values('trial'), ...args);
    expect(status).not.toBe(0);
    expect(stderr.replaceAll('/', '.')).toMatch(where);
  });

  test('gives the name and password of Kafka to every process that speaks with it, the gateway too', () => {
    const { things } = render(...values('production'));
    const deployments = podsOf(things).filter(({ name }) => name.startsWith('Deployment '));
    expect(deployments).toHaveLength(7);
    for (const { name, pod } of deployments) {
      const told = pod.containers.flatMap(({ env = [] }) => env.map((one) => one.name));
      expect([name, told]).toEqual([name, expect.arrayContaining(['KAFKA_USERNAME', 'KAFKA_PASSWORD'])]);
    }
  });

  test('keeps figures on the port of operations: no Service and no Ingress leads to that of the gateway', () => {
    const { things } = render(...values('production'));
    const of = (kind: string) =>
      things.find((one) => one.kind === kind && one.metadata.name === 'lending-gateway');
    expect(of('Deployment')?.spec?.template).toMatchObject({
      metadata: { annotations: { 'prometheus.io/port': '9464' } },
      spec: {
        containers: [
          { env: expect.arrayContaining([{ name: 'HTTP_LISTEN_GATEWAY', value: '0.0.0.0:9464' }]) },
        ],
      },
    });
    expect(of('Service')?.spec?.['ports']).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  test('names every image of ours by the one registry, and by its digest where the values have it', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const names = ['identity', 'catalog', 'reservation', 'billing', 'notify', 'search', 'web'];
    const digests = names.flatMap((name) => ['--set', `image.digests.${name}=${digest}`]);
    const { things } = render(...values('trial'), '--set', 'image.registry=r.example.jp/k', ...digests);
    const images = podsOf(things).flatMap(({ pod }) => [
      ...pod.containers.map(({ image }) => image),
      ...(pod.initContainers ?? []).map(({ image }) => image),
    ]);
    const others = [...new Set(images)].filter((image) => !image.endsWith(`@${digest}`));
    expect([...new Set(images)].filter((image) => !others.includes(image)).sort()).toEqual(
      names.map((name) => `r.example.jp/k/${name}@${digest}`).sort(),
    );
    expect(others.sort()).toEqual([
      'docker.io/apache/kafka:4.1.0',
      'docker.io/library/postgres:18',
      'docker.io/library/redis:8',
    ]);
  });

  test('refuses a digest that is none, and an image that it does not have', () => {
    const short = render(...values('trial'), '--set', 'image.digests.web=sha256:12');
    expect(short.stderr).toMatch(/image[/.]digests[/.]web.*does not match/);
    const unknown = render(...values('trial'), '--set', 'image.digests.wob=');
    expect(unknown.stderr).toMatch(/additional properties 'wob' not allowed/);
  });

  test('refuses a way of signing in to Kafka without who signs in', () => {
    const { status, stderr } = render(...values('trial'), ...sasl);
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/kafka\.username is missing/);
  });

  test('refuses to be installed without databases, and names the first that is missing', () => {
    const { status, stderr } = render();
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/databases\.urls\.billing is missing/);
  });
});
