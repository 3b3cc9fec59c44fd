import { defineConfig } from '../config/define-config';
import { ConfigError } from '../config/config-error';
import { serviceSettingNames, serviceShape } from '../config/service-settings';
import { migrate } from '../database/migrate';
import { schemaOf } from '../database/migrations';
import { waitForSchema } from '../database/wait-for-schema';

/** Maximum wait for a database that is being installed at the same time, milliseconds. */
const DATABASE_TIMEOUT = 600_000;

/**
 * Runs `node migrate.js <service>`: migrates one service's schema and ends. A fleet runs it as the tables' owner before
 * its pods start, and never gives them the owner's login.
 */
async function main(service: string): Promise<void> {
  const { databaseUrl, migrationUrl } = serviceSettingNames(service);
  const shape = serviceShape(service);
  const settings = defineConfig(
    { [databaseUrl]: shape[databaseUrl]!, [migrationUrl]: shape[databaseUrl]! },
    [],
  )(process.env) as Record<string, string>;
  const login = decodeURIComponent(new URL(settings[databaseUrl]!).username);
  const schema = schemaOf(service);
  const ran = await waitForSchema(() => migrate(settings[migrationUrl]!, login, schema), DATABASE_TIMEOUT);
  console.log(
    JSON.stringify({ level: 'info', service, migrations: ran, message: 'The schema is up to date' }),
  );
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  // The address of a database contains a password, but pg's messages don't.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
