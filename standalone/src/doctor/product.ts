import path from 'node:path';
import { latestBackup } from '../backup/backup-folder';
import { lastBackup } from '../backup/last-backup';
import { superuserPassword } from '../backup/open-installation';
import { RunFiles } from '../files/run-files';
import { hasChosenMailServer } from '../postgres/chosen-mail-server';
import { readPostmaster } from '../postgres/left-over';
import { askServer } from '../postgres/superuser';
import { needFreePort } from '../processes/free-ports';
import { isLocal, type StandaloneSettings } from '../settings';
import { findingsAbout, type Finding } from './finding';

const ANSWER_MS = 5_000;

/** Two nights without a backup are no accident. */
const BACKUP_HOURS = 50;

/** Checks that the product answers on its port, or could start there. */
export async function checkPort({ HOST, PORT, DATA_DIR }: StandaloneSettings): Promise<Finding> {
  const look = findingsAbout('Port');
  if (!isRunning(DATA_DIR)) {
    try {
      await needFreePort(PORT, HOST);
      return look.ok(`Kashikari is stopped, and port ${PORT} is free`);
    } catch (error) {
      const [says = '', ...advice] = (error as Error).message.split(/(?<=[.]) /);
      return look.wrong(says.replace(/[.]$/, ''), advice.join(' '));
    }
  }
  const host = isLocal(HOST) ? HOST : '127.0.0.1';
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { status } = (await answer.json()) as { status: string };
    if (status === 'ready') return look.ok(`Kashikari answers on port ${PORT}: ready`);
    return look.warn(`Kashikari answers on port ${PORT}: ${status}`, `See the logs in ${DATA_DIR}/log.`);
  } catch {
    return look.wrong(
      `Kashikari runs, but does not answer on port ${PORT}`,
      `Run this command with the PORT of the product. If it is the same, see the logs in ${DATA_DIR}/log.`,
    );
  }
}

/** Checks that the database answers, if it should run. */
export async function checkDatabase({ DATA_DIR, DATABASE_URL }: StandaloneSettings): Promise<Finding> {
  const look = findingsAbout('Database');
  const logs = `See ${DATA_DIR}/log/postgres.log.`;
  if (!DATABASE_URL && !isRunning(DATA_DIR)) return look.ok('Stopped with the product');
  try {
    const postmaster = readPostmaster(path.join(DATA_DIR, 'postgres'));
    const server = DATABASE_URL ?? { port: postmaster?.port ?? 0, password: superuserPassword(DATA_DIR) };
    return look.ok(`PostgreSQL ${await askServer(server, ANSWER_MS)} answers`);
  } catch (error) {
    const advice = DATABASE_URL ? 'Check the server and login that DATABASE_URL names.' : logs;
    return look.wrong(`It does not answer: ${(error as Error).message}`, advice);
  }
}

export function checkBackups(settings: StandaloneSettings, now = Date.now()): Finding {
  const look = findingsAbout('Backup');
  const { DATA_DIR, BACKUP_DIR, BACKUP_HOUR, DATABASE_URL } = settings;
  if (DATABASE_URL)
    return look.warn('DATABASE_URL names your own PostgreSQL', 'Back it up with its own tools.');
  const { made, failed } = lastBackup(DATA_DIR);
  if (failed)
    return look.wrong(`The backup at ${failed.at} failed: ${failed.reason}`, 'Run the command backup again.');
  if (!made)
    return look.warn(
      'There is none yet',
      `Run the command backup${BACKUP_HOUR === 'off' ? '' : ', or wait for the night'}.`,
    );
  const hours = Math.round((now - Date.parse(made.at)) / 3_600_000);
  const says = `The newest is ${hours} hours old: ${made.folder}`;
  if (hours > BACKUP_HOURS)
    return look.warn(says, 'Run the command backup, and let the product run at night or set BACKUP_HOUR.');
  const kept = latestBackup(path.dirname(made.folder));
  return kept
    ? look.ok(says)
    : look.wrong(`${made.folder} is gone`, `Connect its disk, or check BACKUP_DIR (${BACKUP_DIR}).`);
}

/** Returns true if the owner has entered a mail server in the browser; false while the product is stopped. */
export async function isMailServerChosen({ DATA_DIR, DATABASE_URL }: StandaloneSettings): Promise<boolean> {
  if (DATABASE_URL || !isRunning(DATA_DIR)) return false;
  const port = readPostmaster(path.join(DATA_DIR, 'postgres'))?.port ?? 0;
  return hasChosenMailServer({ port, password: superuserPassword(DATA_DIR) }).catch(() => false);
}

const isRunning = (home: string) => RunFiles.runs(path.join(home, 'run'));
