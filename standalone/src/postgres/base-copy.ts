import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import type { DatabaseUser } from './database-user';
import { asSuperuser, type AnsweringServer } from './superuser';

/**
 * Folders whose contents a server creates again; PostgreSQL's own `pg_basebackup` leaves out the same. The segments of
 * `pg_wal` that the copy needs are copied at the end.
 */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files of a running server alone, and of temporary tables. */
const LEFT_OUT =
  /^(postmaster[.](pid|opts)|backup_label([.]old)?|tablespace_map([.]old)?|current_logfiles|pgsql_tmp.*|t\d+_.*|pg_internal[.]init.*)$/;

const CONTROL = path.join('global', 'pg_control');

const CHUNK = 1_048_576;

interface BackupEnd {
  readonly label: string;
  readonly tablespaces: string;
  /** Names of the first and last segment of the log that the copy needs. */
  readonly first: string;
  readonly last: string;
}

/**
 * Copies the cluster of a running server while it is used: a base backup. The copy is consistent only after a server has
 * recovered it.
 * @param source the folder of the cluster
 * @param target a new folder, given to the database's user
 */
export async function copyRunningCluster(
  server: AnsweringServer,
  source: string,
  target: string,
  user: DatabaseUser,
): Promise<void> {
  const copy = new Copy(source, target, user);
  await asSuperuser(server, 'postgres', async (client) => {
    // The slot retains the segments of the log; it ends with this connection.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `kashikari_backup_${process.pid}`,
    ]);
    const { rows } = await client.query<{ start: string }>(
      `select pg_backup_start('kashikari', fast => true)::text as start`,
    );
    copy.folder('');
    await copy.contents('');
    await copy.control();
    const stopped = await stopBackup(client, rows[0]?.start ?? '');
    copy.write('backup_label', stopped.label);
    if (stopped.tablespaces) copy.write('tablespace_map', stopped.tablespaces);
    await copy.segments(stopped);
  });
}

async function stopBackup(client: Client, start: string): Promise<BackupEnd> {
  const { rows } = await client.query<BackupEnd>(
    `select labelfile as label, spcmapfile as tablespaces, pg_walfile_name($1::pg_lsn) as first,
      pg_walfile_name(lsn) as last from pg_backup_stop()`,
    [start],
  );
  if (!rows[0]) throw new Error('pg_backup_stop() returned no row');
  return rows[0];
}

/** One copy of a cluster's folder. */
class Copy {
  private readonly buffer = Buffer.allocUnsafe(CHUNK);

  constructor(
    private readonly source: string,
    private readonly target: string,
    private readonly user: DatabaseUser,
  ) {}

  folder(name: string): void {
    mkdirSync(path.join(this.target, name), { mode: 0o700 });
    this.give(path.join(this.target, name));
  }

  write(name: string, content: string | Buffer): void {
    writeFileSync(path.join(this.target, name), content, { mode: 0o600 });
    this.give(path.join(this.target, name));
  }

  /**
   * Copies the contents of a folder of the cluster. Files that the server deletes meanwhile are left out: replaying the
   * log deletes them too.
   */
  async contents(folder: string): Promise<void> {
    for (const entry of await readdir(path.join(this.source, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (LEFT_OUT.test(entry.name) || name === CONTROL) continue;
      if (!entry.isDirectory()) await this.file(name);
      else {
        this.folder(name);
        if (!EMPTIED.has(name)) await this.contents(name).catch(unlessGone);
        // The server expects this one inside.
        if (name === 'pg_wal')
          for (const inside of ['archive_status', 'summaries']) this.folder(`pg_wal/${inside}`);
      }
    }
  }

  /** The control file, which the server may be writing: it is read until it is the same twice in a row. */
  async control(): Promise<void> {
    const file = path.join(this.source, CONTROL);
    let content = readFileSync(file);
    for (let again = readFileSync(file); !again.equals(content); again = readFileSync(file)) content = again;
    this.write(CONTROL, content);
  }

  async segments({ first, last }: BackupEnd): Promise<void> {
    for (const name of await readdir(path.join(this.source, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
        await this.file(path.join('pg_wal', name));
  }

  /** Up to the end that the file has when it is reached: it may grow, shrink and vanish meanwhile. */
  private async file(name: string): Promise<void> {
    const from = await open(path.join(this.source, name)).catch(unlessGone);
    if (!from) return;
    try {
      const to = await open(path.join(this.target, name), 'wx', 0o600);
      try {
        for (;;) {
          const { bytesRead } = await from.read(this.buffer, 0, CHUNK);
          if (bytesRead === 0) break;
          await to.writeFile(this.buffer.subarray(0, bytesRead));
        }
        if (this.user.uid !== undefined && this.user.gid !== undefined)
          await to.chown(this.user.uid, this.user.gid);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  }

  private give(place: string): void {
    if (this.user.uid !== undefined && this.user.gid !== undefined)
      chownSync(place, this.user.uid, this.user.gid);
  }
}

function unlessGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
