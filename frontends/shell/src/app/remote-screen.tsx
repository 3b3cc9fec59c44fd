import { NotFound, type RouteObject, WithRemote, useLocation, useRoutes } from '@kashikari/web-kit';
import { ownerOf } from './ownership';

/** Draws the remote that owns this path, or says that nobody does. */
export function RemoteScreen() {
  const { pathname } = useLocation();
  const owner = ownerOf(pathname);
  if (!owner) return <NotFound />;
  return (
    <WithRemote key={owner} name={owner}>
      {(remote) => <RemoteRoutes routes={remote.routes} />}
    </WithRemote>
  );
}

function RemoteRoutes({ routes }: { readonly routes: readonly RouteObject[] }) {
  return useRoutes([...routes, { path: '*', element: <NotFound /> }]);
}
