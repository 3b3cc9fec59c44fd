// What the machine itself has to have: Linux, root, and packages that only Debian's installer is asked for.
import { existsSync, readFileSync } from 'node:fs';
import { run } from '../../scripts/run.mjs';

/** Package → a program of it. */
const PACKAGES = {
  runc: 'runc',
  containerd: 'containerd',
  'containernetworking-plugins': '/usr/lib/cni/ptp',
  buildah: 'buildah',
  mmdebstrap: 'mmdebstrap',
  gcc: 'gcc',
  nftables: 'nft',
  conntrack: 'conntrack',
  iproute2: 'ip',
  iptables: 'iptables',
  openssl: 'openssl',
};

const isThere = async (program) =>
  program.startsWith('/') ? existsSync(program) : (await run('which', [program])).code === 0;

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/**
 * Makes sure that everything is there.
 * @returns {Promise<string | undefined>} why the cluster can't be run here, or undefined when it can
 */
export async function meetNeeds() {
  if (process.platform !== 'linux') return 'a real Kubernetes node needs Linux';
  if (process.getuid() !== 0) return 'namespaces, mounts and containers need root';
  if (!existsSync('/sys/fs/cgroup/memory'))
    return 'the node is set up for groups of version 1 (/sys/fs/cgroup/memory), which this machine does not have';
  if ((await run('go', ['version'])).code !== 0)
    return "Kubernetes' own programs are built with Go, which is not installed";
  return meetPackages(PACKAGES);
}

/**
 * Installs the packages that are missing, where the machine is a Debian.
 * @param {Record<string, string>} packages package → a program of it
 * @returns {Promise<string | undefined>} why they can't be had, or undefined when all are there
 */
export async function meetPackages(packages) {
  const missing = [];
  for (const [name, program] of Object.entries(packages)) if (!(await isThere(program))) missing.push(name);
  if (!missing.length) return undefined;
  if (!isDebian()) return `${missing.join(', ')} are missing, and only Debian's installer is asked for them`;
  console.log(`Installing ${missing.join(', ')} …`);
  await run('apt-get', ['update', '-qq']);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  );
  return code === 0
    ? undefined
    : `Debian could not install ${missing.join(', ')}: ${output.trim().split('\n').at(-1)}`;
}

/** The kernel and the distribution, for the report. */
export function machineName() {
  const name = /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux';
  return `${name}, kernel ${readFileSync('/proc/sys/kernel/osrelease', 'utf8').trim()}`;
}
