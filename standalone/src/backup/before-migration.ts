import { appliedMigrations, knownMigrations, missingIn } from '../postgres/migrations';
import type { AnsweringServer } from '../postgres/superuser';
import { StartFault } from '../start-fault';
import { runBackup } from './run-backup';

/**
 * Makes a backup of an existing database whose tables this release will change.
 * @throws StartFault if no backup could be made
 */
export async function backUpBeforeMigration(
  server: AnsweringServer,
  home: string,
  env: NodeJS.ProcessEnv,
  tell: (sentence: string) => void,
): Promise<void> {
  const applied = await appliedMigrations(server);
  const isEmpty = Object.values(applied).every((names) => names.length === 0);
  if (isEmpty || missingIn(knownMigrations(), applied).length === 0) return;
  tell('This release changes the tables of the database. Making a backup first …');
  const made = await runBackup(env, home).made.catch((error: Error) => {
    throw new StartFault(
      `The backup before the change of the tables failed: ${error.message} To start without one, set BACKUP_BEFORE_MIGRATION=0.`,
    );
  });
  tell(made);
}
