// `npm run lab -- cluster [-- --keep] [-- -t words]`: the product on a real Kubernetes of one node, on this machine: images built,
// chart installed, upgraded under load, pods killed, scaled. Ten minutes, and half an hour the first time, when Kubernetes is built.
// `--keep`: leaves the cluster up afterwards, to look around, until Ctrl-C. Writes docs/cluster.md.
// Ends with 1 when a check failed, with 3 when the machine can't run a cluster at all.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseStorage, saveImage } from './cluster/buildah.mjs';
import { Findings } from './cluster/findings.mjs';
import { meetNeeds, machineName } from './cluster/needs.mjs';
import { ClusterNode } from './cluster/node/node.mjs';
import { goPrograms } from './cluster/parts/go-programs.mjs';
import { fetchStandIns, standIns } from './cluster/parts/stand-ins.mjs';
import { buildProduct, lookAtProduct, REGISTRY, tagsOf } from './cluster/product-images.mjs';
import { writePage } from './cluster/page.mjs';
import { at, ROOT } from '../scripts/root.mjs';
import { install } from '../scripts/setup/install.mjs';
import { needNode } from '../scripts/setup/node-version.mjs';
import { needGoTool } from '../scripts/tools.mjs';

/** The version that is installed, and the one that it's upgraded to: the same images under another name. */
const VERSIONS = ['0.0.1-trial', '0.0.2-trial'];

/** Volumes that the trial claims: room for each, on the node's own disk. */
const VOLUMES = ['postgres', 'kafka', 'pictures'];

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, t: { type: 'string', short: 't' } },
});

needNode();
process.chdir(ROOT);
const reason = await meetNeeds();
if (reason) {
  console.error(`\nNOT RUN: ${reason}.\n`);
  process.exit(3);
}
await install();

console.log('Parts of a cluster (kept under ~/.cache/kashikari) …');
const [kubernetes, etcd] = [await goPrograms('kubernetes'), await goPrograms('etcd')];
const tools = {};
for (const name of ['helm', 'k6']) tools[name] = await needGoTool(name);
const bases = await fetchStandIns();

const work = mkdtempSync('/var/tmp/kashikari-cluster-run-');
const findings = new Findings(path.join(work, 'findings.jsonl'));
const node = new ClusterNode(kubernetes, etcd);
let stopping;
const stop = () => (stopping ??= endAll());
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void stop().then(() => process.exit(130)));

try {
  await makeImages();
  await startNode();
  await runChecks();
} catch (error) {
  console.error(error);
  findings.add('the run', 'broken off', [error.message.slice(-300)]);
} finally {
  const rows = findings.all();
  const page = writePage({ rows, machine: machineName(), standIns: standIns() });
  console.log(`\n${page}\n`);
  if (values.keep) await keep();
  await stop();
  process.exit(rows.some(({ wrong }) => wrong.length) ? 1 : 0);
}

async function makeImages() {
  console.log(
    '\nImages, by deploy/docker unchanged, FROM node:24-slim: a stand-in of that name is used here, not the official one …',
  );
  await buildProduct(VERSIONS[0]);
  for (const { image, added, user, parts, wrong } of await lookAtProduct(VERSIONS[0])) {
    const size = `${(added / 1e6).toFixed(0)} MB added to the base (of 150)`;
    findings.add(
      `image ${image}`,
      `${size}, runs as ${user}, no npm, ${parts} parts in its CycloneDX list`,
      wrong,
    );
  }
}

async function startNode() {
  const took = await node.start();
  const version = (
    await node.kubectl('get', 'node', 'node1', '-o', 'jsonpath={.status.nodeInfo.kubeletVersion}')
  ).trim();
  for (const file of bases) await node.importImage(file);
  for (const tag of tagsOf(VERSIONS[0])) {
    const file = path.join(work, 'image.tar');
    await saveImage(tag, file);
    await node.importImage(file);
    await node.tagImage(tag, tag.replace(VERSIONS[0], VERSIONS[1]));
    rmSync(file);
  }
  await node.kubectl('apply', '-f', at('lab/cluster/objects/coredns.yaml'));
  const volumes = path.join(work, 'volumes.json');
  writeFileSync(volumes, JSON.stringify({ apiVersion: 'v1', kind: 'List', items: VOLUMES.map(volume) }));
  await node.kubectl('apply', '-f', volumes);
  await node.kubectl('-n', 'kube-system', 'rollout', 'status', 'deployment/coredns', '--timeout=180s');
  findings.add('the cluster', `Kubernetes ${version}, one node, ready after ${took.toFixed(0)} s`);
}

/** Takes away everything but what is kept for the next run. */
async function endAll() {
  await node.stop();
  await releaseStorage();
  rmSync(work, { recursive: true, force: true });
}

/** A folder of the node as a volume; whoever claims it may write, whatever number its user has. */
function volume(name) {
  const folder = path.join(node.folder, 'volumes', name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return {
    apiVersion: 'v1',
    kind: 'PersistentVolume',
    metadata: { name },
    spec: { capacity: { storage: '5Gi' }, accessModes: ['ReadWriteOnce'], hostPath: { path: folder } },
  };
}

async function runChecks() {
  const facts = path.join(work, 'facts.json');
  const programs = { ...tools, kubectl: path.join(kubernetes, 'kubectl') };
  writeFileSync(facts, JSON.stringify({ ...programs, registry: REGISTRY, versions: VERSIONS }));
  const jest = [
    at('node_modules/jest/bin/jest.js'),
    '--config',
    at('tests/cluster/jest.config.cjs'),
    '--runInBand',
    '--forceExit',
  ];
  const { code } = await node.run([process.execPath, ...jest, ...(values.t ? ['-t', values.t] : [])], {
    show: true,
    env: { NODE_ENV: 'test', CLUSTER_FACTS: facts, CLUSTER_FINDINGS: findings.file },
  });
  // A check that could not even say its figures has failed too.
  if (code !== 0 && findings.all().every(({ wrong }) => !wrong.length))
    findings.add('the checks', 'ended with an error', [`jest ended with ${code}, see above`]);
}

async function keep() {
  const net = `nsenter -t ${node.init} -n env KUBECONFIG=${node.kubeconfig}`;
  console.log(
    `The cluster stays up until Ctrl-C. Inside: ${net} ${path.join(kubernetes, 'kubectl')} get pods\n`,
  );
  await new Promise((resolve) => process.once('SIGINT', resolve));
}
