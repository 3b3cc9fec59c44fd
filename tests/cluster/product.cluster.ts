import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eventually } from '@kashikari/platform/testing';
import { Load, type Scene, type Seen } from '../faults/long/load';
import { Cluster, RELEASE, type Pod } from './cluster';
import { callsOf } from './calls';
import { found, since, tally } from './found';
import { Readers } from './readers';
import { lostBookings, openScene, overbooked, untoldBookings } from './scene';
import { Rush } from './rush';

const exec = promisify(execFile);

const CLIENTS = 100;
const UNITS = 10;

jest.setTimeout(1_200_000);

describe('on a Kubernetes of one node', () => {
  const cluster = new Cluster();
  const [version, next] = cluster.facts.versions;
  let url: string;
  let scene: Scene;

  afterAll(() => cluster.close());

  /** A load that has begun to flow: people who book, and people who look. */
  async function busy() {
    const load = new Load(scene);
    const readers = new Readers(url, scene.lender);
    await eventually(() => expect(load.seen.confirmed.size).toBeGreaterThan(20), 120_000);
    return {
      load,
      readers,
      async end(): Promise<Seen> {
        // What was broken may show a moment later.
        await wait(3_000);
        const seen = await load.end(load.seen.confirmed.size + 20);
        await readers.end();
        return seen;
      },
    };
  }

  /** Nothing but 201, nobody turned away, everything that was confirmed in the database. */
  async function faultless(seen: Seen, readers: Readers): Promise<string[]> {
    const wrong = await kept(seen);
    const refused = [...seen.answers].filter(([status]) => status !== '201');
    if (refused.length) wrong.push(`bookings answered ${tally(new Map(refused))}`);
    if (readers.failed.length)
      wrong.push(`${readers.failed.length} reads failed (${readers.failed.slice(0, 8).join(', ')})`);
    return wrong;
  }

  /** Each key that was answered 201 has its booking. */
  async function kept(seen: Seen): Promise<string[]> {
    const wrong = [...new Set(seen.wrong)];
    const lost = await lostBookings(cluster, seen.confirmed);
    if (lost) wrong.push(`${lost} confirmed bookings are not in the database`);
    return wrong;
  }

  const figures = ({ answers }: Seen, { looks }: Readers) => `bookings ${tally(answers)}; ${looks} reads`;

  test('helm install --wait brings everything up', async () => {
    const began = performance.now();
    await cluster.release('install', version, '--wait', '--timeout', '10m');
    const took = since(began);
    const { items } = await cluster.get<{ items: Pod[] }>(
      'pods',
      '-l',
      `app.kubernetes.io/instance=${RELEASE}`,
    );
    const restarts = items
      .flatMap(({ status }) => status.containerStatuses ?? [])
      .reduce((sum, one) => sum + one.restartCount, 0);
    url = await cluster.url();
    found('helm install --wait, trial values', `${took}, ${items.length} pods, ${restarts} restarts`);
  });

  test('helm test passes', async () => {
    const began = performance.now();
    const said = await cluster.helm('test', RELEASE, '--timeout', '5m');
    expect(said).toContain('Succeeded');
    found('helm test', since(began));
  });

  test('no container can write to its root, and none is root', async () => {
    const script =
      "try{require('fs').writeFileSync('/app/x','');console.log('written')}catch(e){console.log(e.code,process.getuid())}";
    const services = ['identity', 'catalog', 'reservation', 'billing', 'notify', 'search', 'gateway'];
    const wrong: string[] = [];
    for (const service of services) {
      const said = await cluster.kubectl('exec', `deploy/${RELEASE}-${service}`, '--', 'node', '-e', script);
      if (said.trim() !== 'EROFS 10001') wrong.push(`${service}: ${said.trim()}`);
    }
    found(
      'read-only root, no root',
      `${services.length} services: writing to /app gives EROFS, as user 10001`,
      wrong,
    );
  });

  test('the opening of registration gives every unit once', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-k6-'));
    const summary = path.join(folder, 'summary.json');
    const settings = { BASE_URL: url, LATENCY: '0', CLIENTS, UNITS };
    const told = Object.entries(settings).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const args = [
      'run',
      '--no-usage-report',
      '--quiet',
      ...told,
      '--summary-export',
      summary,
      'tests/load/booking-burst.js',
    ];
    const ended = await exec(cluster.facts.k6, args).then(
      () => '',
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`.slice(-1_000),
    );
    const { metrics } = JSON.parse(readFileSync(summary, 'utf8')) as {
      metrics: Record<string, Record<string, number>>;
    };
    rmSync(folder, { recursive: true });
    const p95 = metrics['burst_time']!['p(95)']!.toFixed(0);
    const shown = `${CLIENTS} at once for ${UNITS} units: ${metrics['burst_won']!['count']} got one; ${metrics['http_reqs']!['count']} requests, p95 of the rush ${p95} ms`;
    found('k6 burst through the Service', shown, ended ? [ended] : []);
  });

  test('helm upgrade under load fails no request', async () => {
    scene = await openScene(url);
    const { readers, end } = await busy();
    const began = performance.now();
    await cluster.release('upgrade', next, '--wait', '--timeout', '10m');
    const took = since(began);
    await gone(version);
    const seen = await end();
    found('helm upgrade under load', `${took}; ${figures(seen, readers)}`, await faultless(seen, readers));
  });

  /** Waits until no pod of a version is left, those on their way out included. */
  async function gone(old: string): Promise<void> {
    await eventually(async () => {
      const { items } = await cluster.get<{
        items: { spec: { containers: { image: string }[] }; status: { phase: string } }[];
      }>('pods');
      const left = items.filter(
        ({ spec, status }) =>
          status.phase === 'Running' && spec.containers.some(({ image }) => image.endsWith(`:${old}`)),
      );
      expect(left).toHaveLength(0);
    }, 180_000);
  }

  test.each(['reservation', 'gateway', 'identity'])(
    'a pod of %s that is killed loses no booking',
    async (service) => {
      const { readers, load, end } = await busy();
      const [victim] = await cluster.pods(service);
      const before = load.seen.confirmed.size;
      const began = performance.now();
      await cluster.kubectl('delete', 'pod', victim!.metadata.name, '--grace-period=0', '--force');
      await cluster.kubectl('rollout', 'status', `deployment/${RELEASE}-${service}`, '--timeout=180s');
      const took = since(began);
      await eventually(() => expect(load.seen.confirmed.size).toBeGreaterThan(before + 50), 180_000);
      const seen = await end();
      const untold = await untoldBookings(cluster, scene.lender, all(seen));
      const wrong = await kept(seen);
      if (untold) wrong.push(`${untold} bookings that nobody was told of`);
      const shown = `whole again after ${took}; ${figures(seen, readers)}, ${readers.failed.length} of them failed meanwhile; ${seen.confirmed.size} confirmed, all in SQL`;
      found(`pod of ${service} killed under load`, shown, wrong);
    },
  );

  /** What was confirmed over the whole run, one load after the other. */
  const confirmed = new Map<string, string>();
  const all = (seen: Seen) => {
    for (const [key, id] of seen.confirmed) confirmed.set(key, id);
    return confirmed;
  };

  test('an upgrade to an image that is not there rolls back while the product serves', async () => {
    const { readers, end } = await busy();
    const began = performance.now();
    const failed = await cluster.release('upgrade', '0.0.0-missing', '--atomic', '--timeout', '60s').then(
      () => undefined,
      (error: Error) => error.message,
    );
    const took = since(began);
    const seen = await end();
    const wrong = await faultless(seen, readers);
    if (!failed) wrong.push('the upgrade was said to have gone well');
    const status = JSON.parse(await cluster.helm('status', RELEASE, '-o', 'json')) as {
      info: { status: string; description: string };
    };
    if (status.info.status !== 'deployed') wrong.push(`the release is ${status.info.status}`);
    found(
      'helm upgrade --atomic to a missing image',
      `${took}, “${status.info.description}”; ${figures(seen, readers)}`,
      wrong,
    );
  });

  test('reservation scaled from 1 to 3 in the middle of a burst never overbooks', async () => {
    const scale = (replicas: number) =>
      cluster.kubectl('scale', `deployment/${RELEASE}-reservation`, `--replicas=${replicas}`);
    const settled = () =>
      cluster.kubectl('rollout', 'status', `deployment/${RELEASE}-reservation`, '--timeout=180s');
    await scale(1);
    await settled();
    await eventually(async () => expect(await cluster.pods('reservation')).toHaveLength(1), 120_000);
    const rush = await Rush.begin(url);
    await rush.reaches(50);
    const began = performance.now();
    await scale(3);
    await settled();
    const took = since(began);
    const shares = await eventually(async () => {
      const calls = await callsOf(await cluster.pods('reservation'));
      expect(calls.filter((n) => n > 0)).toHaveLength(3);
      return calls;
    }, 180_000);
    const answers = await rush.end();
    const [{ n: taken } = { n: -1 }] = await cluster.query<{ n: number }>(
      'reservation',
      'select count(*)::int as n from booking where lender_id = $1 and live',
      [rush.lender.id],
    );
    const over = await overbooked(cluster);
    const wrong = [...answers.keys()]
      .filter((status) => !['201', '409'].includes(status))
      .map((status) => `answers ${status}`);
    if (over) wrong.push(`${over} goods overbooked`);
    if (taken !== answers.get('201')) wrong.push(`${taken} bookings in SQL`);
    const shown = `${took} to three; ${tally(answers)}; in SQL ${taken}, overbooked ${over}; calls by replica ${shares.join(', ')}`;
    found('reservation scaled 1 → 3 in a burst', shown, wrong);
  });
});
