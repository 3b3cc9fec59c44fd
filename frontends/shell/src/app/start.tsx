import { Navigate, Skeleton, useAppSelector } from '@kashikari/web-kit';

/** Where a visit begins: Landing when signed out; Home, on the tab chosen as first, when signed in. */
export function Start() {
  const status = useAppSelector((state) => state.auth.status);
  const homeTab = useAppSelector((state) => state.prefs.homeTab);
  if (status === 'unknown') return <Skeleton shape="rows" />;
  if (status === 'signed-out') return <Navigate to="/lp" replace />;
  return <Navigate to={homeTab ? `/home/${homeTab}` : '/home'} replace />;
}
