// The programs of a cluster that are written in Go, built once from the module proxy and kept under their version.
import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { at } from '../../../scripts/root.mjs';
import kept from '../../../scripts/tools/kept.cjs';
import schemas from '../../../scripts/tools/kubernetes-schemas.cjs';

const exec = promisify(execFile);

/** Kubernetes itself, in the version whose schemas the chart is checked against. */
const KUBERNETES = schemas.VERSION;
/** Its libraries count from 0 where it counts from 1. */
const LIBRARIES = KUBERNETES.replace('v1.', 'v0.');

/**
 * @typedef {object} GoPrograms
 * @property {string} module whose version is meant
 * @property {string} version
 * @property {string[]} [packages] that are programs in the module
 * @property {string} [main] a file of ours to build instead, beside this one
 * @property {(modFile: string) => string[]} [replaces] lines of go.mod, made from the module's own go.mod
 */

/** @type {Record<string, GoPrograms>} */
const PROGRAMS = {
  kubernetes: {
    module: 'k8s.io/kubernetes',
    version: KUBERNETES,
    packages: [
      'kube-apiserver',
      'kube-controller-manager',
      'kube-scheduler',
      'kubelet',
      'kube-proxy',
      'kubectl',
    ].map((name) => `k8s.io/kubernetes/cmd/${name}`),
    replaces: publishedLibraries,
  },
  etcd: { module: 'go.etcd.io/etcd/server/v3', version: 'v3.7.3', main: 'etcd/main.go' },
  coredns: {
    module: 'github.com/coredns/coredns',
    version: 'v1.15.0',
    main: 'coredns/main.go',
    // It would take newer ones, and with them a second build of all that Kubernetes has just built.
    replaces: () =>
      ['api', 'apimachinery', 'client-go'].map((name) => `k8s.io/${name} => k8s.io/${name} ${LIBRARIES}`),
  },
};

/** Kubernetes' go.mod takes its libraries from a folder that isn't in the module; they are published under their own names. */
export function publishedLibraries(modFile) {
  const names = [...modFile.matchAll(/^[\t ]*(k8s\.io\/\S+) => \.\/staging/gm)].map(([, name]) => name);
  return names.map((name) => `${name} => ${name} ${LIBRARIES}`);
}

/** Returns linker flags with the version of Kubernetes' programs; without them the programs report v0.0.0. */
function stamp() {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(KUBERNETES);
  const facts = { gitVersion: KUBERNETES, gitMajor: major, gitMinor: minor, gitTreeState: 'clean' };
  const places = ['k8s.io/component-base/version', 'k8s.io/client-go/pkg/version'];
  return places.flatMap((place) =>
    Object.entries(facts).map(([name, value]) => `-X ${place}.${name}=${value}`),
  );
}

async function download({ module, version }) {
  const { stdout } = await exec('go', ['mod', 'download', '-json', `${module}@${version}`], {
    cwd: tmpdir(),
  });
  return JSON.parse(stdout);
}

/** Returns the folder with the source of a program. */
export const moduleFolder = async (name) => (await download(PROGRAMS[name])).Dir;

async function modFile({ module, version, replaces }) {
  const own = readFileSync((await download({ module, version })).GoMod, 'utf8');
  const go = /^go \S+$/m.exec(own)?.[0] ?? 'go 1.26.0';
  const lines = (replaces?.(own) ?? []).map((line) => `replace ${line}\n`);
  return `module programs\n\n${go}\n\nrequire ${module} ${version}\n\n${lines.join('')}`;
}

/**
 * The folder with the programs, built where they are missing: some minutes, and 15 to 25 for Kubernetes.
 * @param {keyof typeof PROGRAMS} name
 */
export function goPrograms(name) {
  const programs = PROGRAMS[name];
  return kept.keep(`${name}-${programs.version}`, async (half) => {
    writeFileSync(path.join(half, 'go.mod'), await modFile(programs));
    if (programs.main) copyFileSync(at('lab/cluster/parts', programs.main), path.join(half, 'main.go'));
    const targets = programs.packages ?? ['.'];
    for (const target of targets) {
      const out = path.join(half, target === '.' ? name : path.basename(target));
      const flags = ['-mod=mod', '-trimpath', '-ldflags', ['-s', '-w', ...stamp()].join(' ')];
      // Behind everything else on the machine: it is the longest part by far.
      await exec('nice', ['-n', '19', 'go', 'build', ...flags, '-o', out, target], {
        cwd: half,
        env: { ...process.env, CGO_ENABLED: '0' },
        maxBuffer: 1e8,
      });
      console.log(`  built ${path.basename(out)}`);
    }
    for (const file of ['main.go', 'go.mod', 'go.sum']) rmSync(path.join(half, file), { force: true });
  });
}
