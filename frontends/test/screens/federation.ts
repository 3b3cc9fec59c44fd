import type { Remote, RemoteName } from '@kashikari/web-kit';

/**
 * Replaces module federation in screen tests by imports of the remotes. Browser tests cover loading over the network.
 */
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
