// Keys and certificates of a cluster for one run: an authority, one certificate for each who speaks, and how each reaches
// the API server.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Days; a run takes an hour. */
const LASTS = '2';

/**
 * Holders of a certificate, each with its subject. One that serves gets `NAMES`; one that calls the API server gets a
 * kubeconfig.
 */
const HOLDERS = {
  apiserver: { subject: '/CN=kube-apiserver', serves: true },
  'apiserver-kubelet': { subject: '/O=system:masters/CN=apiserver-kubelet-client' },
  admin: { subject: '/O=system:masters/CN=admin', calls: true },
  controllers: { subject: '/CN=system:kube-controller-manager', calls: true },
  scheduler: { subject: '/CN=system:kube-scheduler', calls: true },
  proxy: { subject: '/CN=system:kube-proxy', calls: true },
  kubelet: { subject: '/O=system:nodes/CN=system:node:node1', serves: true, calls: true },
};

const NAMES = [
  ...['localhost', 'node1', 'kubernetes', 'kubernetes.default', 'kubernetes.default.svc'].map(
    (name) => `DNS:${name}`,
  ),
  'IP:127.0.0.1',
];

const kubeconfig = (folder, name) => ({
  apiVersion: 'v1',
  kind: 'Config',
  clusters: [
    {
      name: 'trial',
      cluster: { server: 'https://127.0.0.1:6443', 'certificate-authority': path.join(folder, 'ca.crt') },
    },
  ],
  users: [
    {
      name,
      user: {
        'client-certificate': path.join(folder, `${name}.crt`),
        'client-key': path.join(folder, `${name}.key`),
      },
    },
  ],
  contexts: [{ name: 'trial', context: { cluster: 'trial', user: name } }],
  'current-context': 'trial',
});

/**
 * Fills a folder: `<name>.crt`, `<name>.key` and, for those who call the API server, `<name>.kubeconfig`.
 * @param {string[]} addresses under which the API server and the kubelet are reached, besides the names
 */
export async function makePki(folder, addresses) {
  mkdirSync(folder, { recursive: true });
  const openssl = (...args) => exec('openssl', args, { cwd: folder });
  const names = [...NAMES, ...addresses.map((address) => `IP:${address}`)].join(',');
  const fresh = ['-newkey', 'rsa:2048', '-nodes'];
  await openssl(
    'req',
    '-x509',
    ...fresh,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-subj',
    '/CN=trial',
    '-days',
    LASTS,
  );
  // Signs the tokens of service accounts.
  await openssl('genrsa', '-out', 'accounts.key', '2048');
  await openssl('rsa', '-in', 'accounts.key', '-pubout', '-out', 'accounts.pub');
  for (const [name, { subject, serves, calls }] of Object.entries(HOLDERS)) {
    const usage = 'keyUsage=digitalSignature,keyEncipherment\nextendedKeyUsage=serverAuth,clientAuth\n';
    writeFileSync(path.join(folder, 'usage'), serves ? `${usage}subjectAltName=${names}\n` : usage);
    await openssl('req', ...fresh, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
    const by = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', LASTS, '-extfile', 'usage'];
    await openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-out', `${name}.crt`);
    if (calls)
      writeFileSync(
        path.join(folder, `${name}.kubeconfig`),
        JSON.stringify(kubeconfig(folder, name), null, 2),
      );
  }
}
