// Settings of each program of the node.
import path from 'node:path';

/** Inside the node's own network; nothing of it is seen outside. */
export const ADDRESSES = {
  node: '10.250.0.2',
  pods: '10.244.0.0/24',
  services: '10.96.0.0/16',
  /** The first of the services: the API server itself. */
  api: '10.96.0.1',
  names: '10.96.0.10',
};

/**
 * Network of the pods. Each pod has its own point-to-point link, so that traffic between pods passes the node's rules.
 */
export const NETWORK = {
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'ptp',
      ipam: { type: 'host-local', ranges: [[{ subnet: ADDRESSES.pods }]], routes: [{ dst: '0.0.0.0/0' }] },
    },
  ],
};

export const CONTAINERD = `version = 2
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "registry.k8s.io/pause:3.10"
  # A machine that is itself a guest may not favour processes when memory is short.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "/etc/cni/net.d"
`;

export const kubelet = (pki, resolvConf) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  authentication: {
    x509: { clientCAFile: path.join(pki, 'ca.crt') },
    webhook: { enabled: true },
    anonymous: { enabled: false },
  },
  authorization: { mode: 'Webhook' },
  cgroupDriver: 'cgroupfs',
  failCgroupV1: false,
  failSwapOn: false,
  clusterDNS: [ADDRESSES.names],
  clusterDomain: 'cluster.local',
  containerRuntimeEndpoint: 'unix:///run/containerd/containerd.sock',
  tlsCertFile: path.join(pki, 'kubelet.crt'),
  tlsPrivateKeyFile: path.join(pki, 'kubelet.key'),
  resolvConf,
  evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
  // Images are imported, not pulled: none of them could be had again.
  imageGCHighThresholdPercent: 100,
});

/**
 * The programs in the order in which they start: name → command and arguments.
 * @param {{ kubernetes: string, etcd: string, state: string, pki: string }} places
 * @returns {Record<string, string[]>}
 */
export function programs({ kubernetes, etcd, state, pki }) {
  const key = (name) => path.join(pki, name);
  const kube = (name, ...args) => [path.join(kubernetes, name), ...args];
  const as = (name) => [
    `--kubeconfig=${key(`${name}.kubeconfig`)}`,
    `--authentication-kubeconfig=${key(`${name}.kubeconfig`)}`,
    `--authorization-kubeconfig=${key(`${name}.kubeconfig`)}`,
    '--leader-elect=false',
  ];
  const store = 'http://127.0.0.1:2379';
  return {
    etcd: [
      path.join(etcd, 'etcd'),
      '--data-dir=/var/lib/etcd/data',
      `--listen-client-urls=${store}`,
      `--advertise-client-urls=${store}`,
      '--listen-peer-urls=http://127.0.0.1:2380',
      // The cluster lives for one run.
      '--unsafe-no-fsync',
    ],
    containerd: ['containerd', '-c', path.join(state, 'containerd.toml')],
    apiserver: kube(
      'kube-apiserver',
      `--etcd-servers=${store}`,
      `--advertise-address=${ADDRESSES.node}`,
      '--secure-port=6443',
      `--tls-cert-file=${key('apiserver.crt')}`,
      `--tls-private-key-file=${key('apiserver.key')}`,
      `--client-ca-file=${key('ca.crt')}`,
      `--service-account-key-file=${key('accounts.pub')}`,
      `--service-account-signing-key-file=${key('accounts.key')}`,
      '--service-account-issuer=https://kubernetes.default.svc.cluster.local',
      `--kubelet-client-certificate=${key('apiserver-kubelet.crt')}`,
      `--kubelet-client-key=${key('apiserver-kubelet.key')}`,
      `--kubelet-certificate-authority=${key('ca.crt')}`,
      '--kubelet-preferred-address-types=InternalIP',
      '--authorization-mode=Node,RBAC',
      '--enable-admission-plugins=NodeRestriction',
      `--service-cluster-ip-range=${ADDRESSES.services}`,
    ),
    controllers: kube(
      'kube-controller-manager',
      ...as('controllers'),
      `--service-account-private-key-file=${key('accounts.key')}`,
      `--root-ca-file=${key('ca.crt')}`,
      '--use-service-account-credentials',
    ),
    scheduler: kube('kube-scheduler', ...as('scheduler')),
    kubelet: kube(
      'kubelet',
      `--config=${path.join(state, 'kubelet.json')}`,
      `--kubeconfig=${key('kubelet.kubeconfig')}`,
      '--hostname-override=node1',
      `--node-ip=${ADDRESSES.node}`,
    ),
    proxy: kube(
      'kube-proxy',
      `--kubeconfig=${key('proxy.kubeconfig')}`,
      '--hostname-override=node1',
      '--proxy-mode=nftables',
      `--cluster-cidr=${ADDRESSES.pods}`,
      // Limits of the whole machine, which a guest may not set.
      '--conntrack-max-per-core=0',
      '--conntrack-tcp-timeout-established=0',
      '--conntrack-tcp-timeout-close-wait=0',
    ),
  };
}
