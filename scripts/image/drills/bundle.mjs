// The bundle where nothing can be fetched: mirrored into a registry of this machine, and the chart's images resolve from it.
import { spawn } from 'node:child_process';
import {
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseAllDocuments } from 'yaml';
import { run } from '../../run.mjs';

/** Ports of two registries: one gets the whole bundle, the other a damaged one. */
const PORTS = { whole: 5000, damaged: 5001 };

const targetAt = (port) => `127.0.0.1:${port}/kashikari`;
const TARGET = targetAt(PORTS.whole);

/** A registry without TLS: two names for the same option. */
const PLAIN = { to: '--dest-tls-verify=false', from: '--src-tls-verify=false' };

/** Debian's docker-registry over a folder. */
async function startRegistry(folder, port) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'config.yml');
  const config = {
    version: '0.1',
    log: { level: 'error', accesslog: { disabled: true } },
    storage: { filesystem: { rootdirectory: path.join(folder, 'data') } },
    http: { addr: `127.0.0.1:${port}` },
  };
  writeFileSync(file, JSON.stringify(config));
  const registry = spawn('docker-registry', ['serve', file], { stdio: 'ignore' });
  for (let waited = 0; ; waited += 100) {
    const answer = await fetch(`http://127.0.0.1:${port}/v2/`).catch(() => undefined);
    if (answer?.ok) return registry;
    if (waited > 20_000) throw new Error('The registry does not start');
    await wait(100);
  }
}

/** Every image that a rendered chart names. */
async function imagesOf(helm, chart, values) {
  const args = [
    'template',
    'lending',
    chart,
    '--kube-version',
    '1.36.3',
    '--set',
    `image.registry=${TARGET}`,
  ];
  const { code, stdout, output } = await run(helm, [...args, ...values.flatMap((file) => ['-f', file])]);
  if (code !== 0) throw new Error(`helm template failed: ${output.slice(-500)}`);
  const found = [];
  const look = (node) => {
    if (!node || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'image' && typeof value === 'string') found.push(value);
      else look(value);
    }
  };
  for (const document of parseAllDocuments(stdout)) look(document.toJSON());
  return [...new Set(found)].sort();
}

/** Copies a whole image out of the registry, so that each of its blobs is checked. @returns why it can't, or undefined */
async function faultOf(image, work) {
  const target = path.join(work, 'pulled');
  const { code, output } = await run('skopeo', [
    'copy',
    '--quiet',
    PLAIN.from,
    `docker://${image}`,
    `dir:${target}`,
  ]);
  rmSync(target, { recursive: true, force: true });
  return code === 0 ? undefined : `${image}: ${output.trim().split('\n').at(-1)}`;
}

/** Turns one bit of the largest blob. */
function damage(layout) {
  const folder = path.join(layout, 'blobs/sha256');
  const sizes = readdirSync(folder).map((name) => [
    statSync(path.join(folder, name)).size,
    path.join(folder, name),
  ]);
  const [[size, file]] = sizes.sort(([a], [b]) => b - a);
  const [descriptor, byte] = [openSync(file, 'r+'), Buffer.alloc(1)];
  readSync(descriptor, byte, 0, 1, size >> 1);
  writeSync(descriptor, Buffer.from([byte[0] ^ 1]), 0, 1, size >> 1);
}

/**
 * @param {{ bundle: string, helm: string, trial: string, work: string,
 *   findings: import('../../../lab/cluster/findings.mjs').Findings }} run `trial`: the chart's trial values
 */
export async function drillBundle({ bundle, helm, trial, work, findings }) {
  await run('tar', ['-xf', bundle, '-C', work]);
  const tree = path.join(
    work,
    readdirSync(work).find((name) => name.startsWith('kashikari-bundle-')),
  );
  const registries = [];
  for (const [name, port] of Object.entries(PORTS))
    registries.push(await startRegistry(path.join(work, `registry-${name}`), port));
  try {
    const began = performance.now();
    const mirrored = await run(path.join(tree, 'mirror.sh'), [TARGET, PLAIN.to]);
    const took = (performance.now() - began) / 1000;
    if (mirrored.code !== 0) throw new Error(`mirror.sh failed: ${mirrored.output.slice(-500)}`);
    const chart = path.join(
      tree,
      'chart',
      readdirSync(path.join(tree, 'chart')).find((name) => name.endsWith('.tgz')),
    );
    const named = await imagesOf(helm, chart, [trial, path.join(tree, 'chart/values-digests.yaml')]);
    const ours = named.filter((image) => image.startsWith(TARGET));
    const wrong = ours
      .filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image))
      .map((image) => `${image} has no digest`);
    for (const image of ours) wrong.push(...[(await faultOf(image, work)) ?? []].flat());
    const others = named.filter((image) => !ours.includes(image));
    const megabytes = Math.round(statSync(bundle).size / 1e6);
    findings.add(
      'a bundle, mirrored where nothing can be fetched',
      `${megabytes} MB; mirrored in ${took.toFixed(0)} s; each of the ${ours.length} images that the chart names is there by digest; the operator's own: ${others.join(', ')}`,
      ours.length === 7 ? wrong : [...wrong, `the chart names ${ours.length} images`],
    );
    damage(path.join(tree, 'images'));
    const refused = await run(path.join(tree, 'mirror.sh'), [targetAt(PORTS.damaged), PLAIN.to]);
    findings.add(
      'a bundle with one bit turned',
      `mirror.sh ends with ${refused.code}, before the image with that blob is in the registry`,
      refused.code === 0 ? ['taken all the same'] : [],
    );
  } finally {
    for (const registry of registries) registry.kill();
  }
}
