import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remotesOf } from './browser-config';
import type { GatewaySettings } from '../settings';
import type { Shell } from '@kashikari/platform/edge';

/** `routes.json` of a build (frontends/routes-manifest.cjs). */
interface Manifest {
  /** Addresses of screens as React Router writes them, `goods/:id/edit`. */
  readonly screens: readonly string[];
  /** Remotes by the addresses that they render, in the shell's list alone; the first match counts. */
  readonly owners?: readonly (readonly [pattern: string, remote: string])[];
}

interface Routes {
  readonly screens: RegExp;
  readonly owners: readonly (readonly [RegExp, string])[];
}

/**
 * Addresses that have a screen, read from the lists of the builds. The shell decides first, as in the browser: its own
 * screen, else the remote that owns the address. A remote that is served from elsewhere may have unknown screens, so
 * every address that it owns counts as one. So does every address if a build has no list.
 */
export class PageRoutes {
  private readonly read = new Map<string, { readonly stamp: number; readonly routes: Routes }>();

  constructor(private readonly settings: GatewaySettings) {}

  /** @param address the path of a request, without its query */
  has(address: string, shell: Shell | undefined): boolean {
    const own = this.routesOf('shell');
    if (!own || own.screens.test(address)) return true;
    const owner = own.owners.find(([pattern]) => pattern.test(address))?.[1];
    if (owner === undefined) return false;
    const remote = remotesOf(this.settings, shell).find(({ name }) => name === owner);
    if (remote?.address !== undefined) return true;
    return this.routesOf(`${owner}-mfe`)?.screens.test(address) ?? true;
  }

  /** Read again when a build has replaced it. */
  private routesOf(build: string): Routes | undefined {
    const file = path.join(this.settings.FRONTENDS_DIR, build, 'dist/routes.json');
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return undefined;
    const known = this.read.get(build);
    if (known?.stamp === stamp) return known.routes;
    const routes = compile(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
    this.read.set(build, { stamp, routes });
    return routes;
  }
}

function compile({ screens, owners = [] }: Manifest): Routes {
  // React Router takes capitals for small letters, and a slash at the end for none.
  const all = new RegExp(`^/(?:${screens.map(patternOf).join('|')})/?$`, 'i');
  return { screens: all, owners: owners.map(([pattern, remote]) => [new RegExp(pattern), remote] as const) };
}

function patternOf(screen: string): string {
  return screen
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')))
    .join('/');
}
