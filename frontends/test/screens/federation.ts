import type { Remote, RemoteName } from '@kashikari/web-kit';

/** Module federation as the tests of screens know it: remotes are imported; that they also come by the net, browsers show. */
const REMOTES: Record<RemoteName, () => Promise<{ remote: Remote }>> = {
  goods: () => import('../../goods-mfe/src/expose/routes'),
  bookings: () => import('../../bookings-mfe/src/expose/routes'),
  groups: () => import('../../groups-mfe/src/expose/routes'),
  payments: () => import('../../payments-mfe/src/expose/routes'),
};

export function registerRemotes(): void {}

export function loadRemote(path: string): Promise<{ remote: Remote }> {
  return REMOTES[path.split('/')[0] as RemoteName]();
}
