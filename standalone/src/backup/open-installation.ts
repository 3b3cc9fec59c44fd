import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDataDir } from '../files/data-dir';
import { RunFiles } from '../files/run-files';
import type { Secrets } from '../files/secrets';
import { SUPERUSER } from '../postgres/cluster';
import { readPostmaster } from '../postgres/left-over';
import type { AnsweringServer } from '../postgres/superuser';
import { withServer } from '../postgres/temporary-server';
import { StartFault } from '../start-fault';

/** Long enough for a product that is being started. */
const READY_MS = 120_000;

/**
 * Runs `work` while the database of an installation answers: that of the running product, else a server that is started
 * for it. Meanwhile the product does not start on the same DATA_DIR.
 */
export async function withInstallation<T>(
  home: string,
  tell: (sentence: string) => void,
  work: (server: AnsweringServer) => Promise<T>,
): Promise<T> {
  needInstallation(home);
  const password = superuserPassword(home);
  const cluster = path.join(home, 'postgres');
  const run = path.join(home, 'run');
  if (RunFiles.runs(run)) return work({ port: await portOf(cluster), password });
  const places = prepareDataDir(home);
  const runFiles = new RunFiles(places.run);
  runFiles.take();
  try {
    return await withServer(
      { home, cluster, password, logFile: path.join(places.log, 'postgres.log'), tell },
      work,
    );
  } finally {
    runFiles.clear();
  }
}

/** @throws StartFault where DATA_DIR has no installation */
export function needInstallation(home: string): void {
  const wanted = ['secrets.json', 'postgres/PG_VERSION'];
  if (!wanted.every((name) => existsSync(path.join(home, name))))
    throw new StartFault(`${home} contains no installation. Set DATA_DIR to the folder of an installation.`);
}

/** The password of the superuser of an installation's database. */
export function superuserPassword(home: string): string {
  const { passwords } = JSON.parse(readFileSync(path.join(home, 'secrets.json'), 'utf8')) as Secrets;
  return passwords[SUPERUSER] ?? '';
}

async function portOf(cluster: string): Promise<number> {
  for (const until = Date.now() + READY_MS; Date.now() < until; await wait(200)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.status === 'ready') return postmaster.port;
  }
  throw new StartFault(
    `The product is running, but its database does not answer. See ${path.dirname(cluster)}/log/postgres.log.`,
  );
}
