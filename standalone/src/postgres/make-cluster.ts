import path from 'node:path';
import { prepareDataDir } from '../files/data-dir';
import { keepSecrets } from '../files/secrets';
import { allLogins } from './databases';
import { EmbeddedDatabase } from './embedded-database';

/**
 * Creates an installation's empty databases and their logins, and leaves their server running. Used to restore the data
 * of another installation before the product starts. Existing secrets are reused.
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
