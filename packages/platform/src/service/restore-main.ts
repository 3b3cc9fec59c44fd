import { ConfigError } from '../config/config-error';
import { defineConfig } from '../config/define-config';
import { serviceSettingNames, serviceShape } from '../config/service-settings';
import { isConnectionFault } from '../database/connection-faults';
import { RestoreFault, restoreDatabase } from '../restore/restore-database';

/**
 * `node restore.js <service> <folder>`: fills the empty database of one service with what `kashikari export-to-fleet`
 * wrote, as the tables' owner, and ends. A fleet runs it once, before its migrations.
 */
async function main(service: string, folder: string): Promise<void> {
  const { databaseUrl, migrationUrl } = serviceSettingNames(service);
  const shape = serviceShape(service);
  const settings = defineConfig(
    { [databaseUrl]: shape[databaseUrl]!, [migrationUrl]: shape[databaseUrl]! },
    [],
  )(process.env) as Record<string, string>;
  const login = decodeURIComponent(new URL(settings[databaseUrl]!).username);
  const restored = await restoreDatabase({ service, folder, login, ownerUrl: settings[migrationUrl]! });
  const message = restored.already ? 'The database had been restored before' : 'The database is restored';
  console.log(JSON.stringify({ level: 'info', service, ...restored, message }));
}

const [service = '', folder = ''] = process.argv.slice(2);
main(service, folder).catch((error: unknown) => {
  const sentence = error instanceof ConfigError || error instanceof RestoreFault || isConnectionFault(error);
  // The address of a database contains a password, but pg's messages don't.
  console.error(sentence ? (error as Error).message : error);
  process.exitCode = 1;
});
