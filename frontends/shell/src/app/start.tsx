import { cardGroup, Navigate, Skeleton, useAppSelector } from '@kashikari/web-kit';

/** Where a visit begins: Landing when signed out; the group of a member card; Home, on the tab chosen as first, when signed in. */
export function Start() {
  const status = useAppSelector((state) => state.auth.status);
  const homeTab = useAppSelector((state) => state.prefs.homeTab);
  if (status === 'unknown') return <Skeleton shape="rows" />;
  if (status === 'signed-out') return <Navigate to="/lp" replace />;
  // A member card has no home but its one group.
  const group = cardGroup();
  if (group) return <Navigate to={`/-/${group}`} replace />;
  return <Navigate to={homeTab ? `/home/${homeTab}` : '/home'} replace />;
}
