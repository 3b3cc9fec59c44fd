import { eventually } from '../../packages/platform/src/testing/eventually';
import type { Scene } from '../faults/long/load';
import { callsOf } from './calls';
import { Cluster, RELEASE, restartsOf, type Pod } from './cluster';
import { found, shows, since, tally } from './found';
import { runK6 } from './k6';
import { killPod } from './kill';
import { Rush } from './rush';
import { bookingsOf, openScene, overbooked } from './scene';
import { UnderLoad } from './under-load';

const SERVICES = ['identity', 'catalog', 'reservation', 'billing', 'notify', 'search', 'gateway'];

/** The burst: so many at once for so many units. */
const CLIENTS = 100;
const UNITS = 10;

jest.setTimeout(1_200_000);

describe('on a Kubernetes of one node', () => {
  const cluster = new Cluster();
  const [version, next] = cluster.facts.versions;
  let url: string;
  let scene: Scene;

  afterAll(() => cluster.close());

  shows('helm install --wait brings everything up', async () => {
    const began = performance.now();
    await cluster.release('install', version, '--wait', '--timeout', '10m');
    const took = since(began);
    const { items } = await cluster.get<{ items: Pod[] }>('pods');
    url = await cluster.url();
    found(
      'helm install --wait, trial values',
      `${took}, ${items.length} pods, ${restartsOf(items)} restarts`,
    );
  });

  shows('helm test passes', async () => {
    const began = performance.now();
    expect(await cluster.helm('test', RELEASE, '--timeout', '5m')).toContain('Succeeded');
    found('helm test', since(began));
  });

  shows('no container can write to its root, and none is root', async () => {
    const script = `try { fs.writeFileSync('/app/x', ''); console.log('written') } catch (e) { console.log(e.code, process.getuid()) }`;
    const wrong: string[] = [];
    for (const service of SERVICES) {
      const said = await cluster.kubectl('exec', `deploy/${RELEASE}-${service}`, '--', 'node', '-e', script);
      if (said.trim() !== 'EROFS 10001') wrong.push(`${service}: ${said.trim()}`);
    }
    const shown = `${SERVICES.length} services: writing to /app gives EROFS, as user 10001`;
    found('read-only root, no root', shown, wrong);
  });

  shows('the opening of registration gives every unit once', async () => {
    const settings = { BASE_URL: url, LATENCY: '0', CLIENTS, UNITS };
    const { kept, said, figures } = await runK6(cluster.facts.k6, 'booking-burst.js', settings);
    const [won, asked] = [figures['burst_won']?.['count'], figures['http_reqs']?.['count']];
    const shown = `${CLIENTS} at once for ${UNITS} units: ${won} got one; ${asked} requests in all, p95 of the rush`;
    found(
      'k6 burst through the Service',
      `${shown} ${figures['burst_time']?.['p(95)']?.toFixed(0)} ms`,
      kept ? [] : [said.slice(-600)],
    );
  });

  shows('helm upgrade under load fails no request', async () => {
    scene = await openScene(url);
    const load = await UnderLoad.begin(cluster, scene);
    const began = performance.now();
    await cluster.release('upgrade', next, '--wait', '--timeout', '10m');
    const took = since(began);
    // Those on their way out serve on for a while.
    await eventually(async () => expect(await cluster.podsOf(version)).toHaveLength(0), 180_000);
    await load.end();
    found('helm upgrade under load', `${took}; ${load.figures}`, await load.failures());
  });

  for (const service of ['reservation', 'gateway', 'identity'])
    shows(`a pod of ${service} that is killed loses no booking`, async () => {
      const load = await UnderLoad.begin(cluster, scene);
      const began = performance.now();
      const before = restartsOf(await cluster.pods(service));
      killPod((await cluster.pods(service))[0]!);
      await eventually(
        async () => expect(restartsOf(await cluster.pods(service))).toBeGreaterThan(before),
        120_000,
      );
      await cluster.settled(service);
      const took = since(began);
      await load.booksMore(50);
      await load.end();
      const confirmed = load.seen.confirmed.size;
      const shown = `all pods ready again after ${took}; ${load.figures}; ${confirmed} confirmed, each found in SQL`;
      found(`kill -9 of a pod of ${service} under load`, shown, await load.losses());
    });

  shows('an upgrade to an image that is not there rolls back while the product serves', async () => {
    const load = await UnderLoad.begin(cluster, scene);
    const began = performance.now();
    const refused = await cluster.release('upgrade', '0.0.0-missing', '--atomic', '--timeout', '90s').then(
      (): string[] => ['the upgrade was said to have gone well'],
      (): string[] => [],
    );
    const took = since(began);
    await load.end();
    const { info } = JSON.parse(await cluster.helm('status', RELEASE, '-o', 'json')) as {
      info: { status: string; description: string };
    };
    if (info.status !== 'deployed') refused.push(`the release is ${info.status}`);
    const shown = `given up and back after ${took} (“${info.description}”); ${load.figures}`;
    found('helm upgrade --atomic to a missing image', shown, [...refused, ...(await load.failures())]);
  });

  shows('reservation scaled from 1 to 3 in the middle of a burst never overbooks', async () => {
    await cluster.scale('reservation', 1);
    const rush = await Rush.begin(url);
    await rush.reaches(50);
    const began = performance.now();
    await cluster.scale('reservation', 3);
    const took = since(began);
    const before = rush.answers.get('201') ?? 0;
    const shares = await eventually(async () => {
      const calls = await callsOf(await cluster.pods('reservation'));
      expect(calls.filter((n) => n > 100)).toHaveLength(3);
      return calls;
    }, 180_000).finally(() => rush.end());
    const { answers } = rush;
    const byThree = (answers.get('201') ?? 0) - before;
    const taken = await bookingsOf(cluster, rush.lender);
    const over = await overbooked(cluster);
    const wrong = [...answers.keys()].filter((status) => !['201', '409'].includes(status));
    const shown = `${took} to three; ${tally(answers)}; in SQL ${taken} of at most ${Rush.MAX}, overbooked ${over}`;
    found(
      'reservation scaled 1 → 3 in a burst',
      `${shown}; ${byThree} booked while three were ready, calls answered by each ${shares.join(', ')}`,
      [
        ...wrong.map((status) => `answers ${status}`),
        ...(over ? [`${over} goods overbooked`] : []),
        ...(taken === answers.get('201') ? [] : [`${taken} bookings in SQL`]),
      ],
    );
  });
});
