import type { LoadRemote, RouteObject } from '@kashikari/web-kit';

/** The input of the pieces about consent. It is a separate module, since they are loaded later. */
export interface ConsentProps {
  /** Routes of the shell's own screens, for the names of screens in events. */
  readonly routes: readonly RouteObject[];
  readonly load: LoadRemote;
}
