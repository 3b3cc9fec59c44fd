import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseNames, databaseUrl } from '../postgres/databases';
import type { AnsweringServer } from '../postgres/superuser';
import { SERVICES, type ServiceName } from '../services';
import { StartFault } from '../start-fault';

/**
 * Migrates the schema of every service, as its owner, like a fleet's migration job.
 * @throws StartFault that names the migration that failed
 */
export async function migrateServices(
  { port }: AnsweringServer,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  for (const service of SERVICES) {
    const { database, owner, app } = databaseNames(service);
    const url = (login: string) => databaseUrl(port, login, passwords[login] ?? '', database);
    const name = service.toUpperCase();
    await runMigrations(service, {
      [`DATABASE_URL_${name}`]: url(app),
      [`DATABASE_MIGRATION_URL_${name}`]: url(owner),
    });
  }
}

/** Runs migrations in a separate process, whose memory is freed before the product starts. */
async function runMigrations(service: ServiceName, env: Record<string, string>): Promise<void> {
  const script = require.resolve('@kashikari/platform/migrate');
  try {
    await promisify(execFile)(process.execPath, [script, service], {
      env: { PATH: process.env['PATH'], ...env },
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const [line = ''] = stderr.trim().split('\n');
    throw new StartFault(`${service}: ${line.replace(/^(Error|error): /, '')}`);
  }
}
