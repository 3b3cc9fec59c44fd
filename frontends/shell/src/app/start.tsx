import { cardGroup, Navigate, Skeleton, useAppSelector } from '@kashikari/web-kit';
import { useOwnShell } from '../config/own-shell';

/** What visitors see first; at an organisation's own host it says which page that is. */
function firstPage(start = 'landing'): string {
  if (start === 'landing') return '/lp';
  return start === 'search' ? '/search' : `/-/${start}`;
}

/** Where a visit begins: Landing when signed out; the group of a member card; Home, on the tab chosen as first, when signed in. */
export function Start() {
  const status = useAppSelector((state) => state.auth.status);
  const shell = useOwnShell();
  const homeTab = useAppSelector((state) => state.prefs.homeTab);
  if (status === 'unknown' || (status === 'signed-out' && shell === undefined))
    return <Skeleton shape="rows" />;
  if (status === 'signed-out') return <Navigate to={firstPage(shell?.start)} replace />;
  // A member card has no home but its one group.
  const group = cardGroup();
  if (group) return <Navigate to={`/-/${group}`} replace />;
  return <Navigate to={homeTab ? `/home/${homeTab}` : '/home'} replace />;
}
