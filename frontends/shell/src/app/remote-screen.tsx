import { NotFound, type RouteObject, WithRemote, useLocation, useRoutes } from '@kashikari/web-kit';
import { MembersOnly } from '../session/members-only';
import { needsAccount, ownerOf } from './ownership';

/**
 * Renders the remote that owns this path, or "not found". It asks visitors to sign in if the path requires an account.
 */
export function RemoteScreen() {
  const { pathname } = useLocation();
  const owner = ownerOf(pathname);
  if (!owner) return <NotFound />;
  const screens = (
    <WithRemote key={owner} name={owner}>
      {(remote) => <RemoteRoutes routes={remote.routes} />}
    </WithRemote>
  );
  return needsAccount(pathname) ? <MembersOnly>{screens}</MembersOnly> : screens;
}

function RemoteRoutes({ routes }: { readonly routes: readonly RouteObject[] }) {
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
