import path from 'node:path';
import { prepareDataDir } from '../files/data-dir';
import { keepSecrets } from '../files/secrets';
import { allLogins } from './databases';
import { EmbeddedDatabase } from './embedded-database';

/**
 * Makes an installation's databases and their logins, all of them empty, and leaves their server running: for who puts
 * back what was kept of another installation before the product starts over it. Secrets that lie there already stay.
 * @returns stops the server
 */
export async function makeCluster(dataDir: string): Promise<() => Promise<void>> {
  const places = prepareDataDir(dataDir);
  const database = new EmbeddedDatabase({
    cluster: places.cluster,
    logFile: path.join(places.log, 'postgres.log'),
    passwords: keepSecrets(places.secrets, allLogins()).passwords,
    tell: () => {},
    onPid: () => {},
  });
  await database.start();
  return () => database.stop();
}
