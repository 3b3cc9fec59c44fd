import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseNames, urlOn } from './databases';
import { readPostmaster } from './left-over';
import { SERVICES } from '../services';
import type { Secrets } from '../files/secrets';

/**
 * The addresses of the services' databases of a running stand-alone installation, by the settings' names; none where
 * nothing runs on that folder.
 * @param own address of the operator's own server (`DATABASE_URL`); undefined: the embedded one
 */
export function runningDatabases(dataDir: string, own = process.env['DATABASE_URL']): Record<string, string> {
  const file = path.join(dataDir, 'secrets.json');
  const postmaster = readPostmaster(path.join(dataDir, 'postgres'));
  const server = own || (postmaster && `postgres://127.0.0.1:${postmaster.port}`);
  if (!server || !existsSync(file)) return {};
  const { passwords } = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  return Object.fromEntries(
    SERVICES.map((service) => {
      const { app, database } = databaseNames(service);
      const url = urlOn(server, app, passwords[app] ?? '', database);
      return [`DATABASE_URL_${service.toUpperCase()}`, url];
    }),
  );
}
