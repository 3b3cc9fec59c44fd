import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartFault } from '../start-fault';

/** The form of a backup that this release writes, and the newest that it reads. */
export const FORMAT = 1;

const SHAPE = z.object({
  format: z.number(),
  /** The release that wrote the backup, e.g. `0.1.0`. */
  release: z.string(),
  /** Start time of the backup, UTC. */
  madeAt: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  /** Service → names of the migrations that its schema has. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Database → table → what is in it. */
  sums: z.record(z.string(), z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() }))),
  /** File of the backup → its size in bytes and its SHA-256. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof SHAPE>;

const MANIFEST = 'manifest.json';
/** Checksum file in the format of `sha256sum`. */
const DIGEST = 'manifest.sha256';

const digestOf = (text: string) => `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST}\n`;

/** Writes the manifest, the last file of a backup. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeFileSync(path.join(folder, DIGEST), digestOf(text), { mode: 0o600, flush: true });
  writeFileSync(path.join(folder, MANIFEST), text, { mode: 0o600, flush: true });
}

/**
 * Reads the manifest of a backup.
 * @throws StartFault if the folder is no whole backup, its manifest is damaged, or a newer release wrote it
 */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file) || folder.replace(/\/$/, '').endsWith(PARTIAL))
    throw new StartFault(
      `${folder} is not a backup. Name a folder such as kashikari-20260401T030000Z, which contains ${MANIFEST}.`,
    );
  const text = readFileSync(file, 'utf8');
  const noted = path.join(folder, DIGEST);
  if (!existsSync(noted) || readFileSync(noted, 'utf8') !== digestOf(text)) throw damaged(file);
  const parsed = JSON.parse(text) as { format?: number };
  if ((parsed.format ?? 0) > FORMAT)
    throw new StartFault(`A newer release of Kashikari wrote ${folder}. Install that release first.`);
  const read = SHAPE.safeParse(parsed);
  if (!read.success) throw damaged(file);
  return read.data;
}

/** The file of the database's cluster in a backup. */
export const DATABASE = 'database.tar.gz';

/** The end of a backup's name while it is being made. */
export const PARTIAL = '.partial';

/** A file of a backup is not what it was when the backup was made. */
export function damaged(file: string): StartFault {
  return new StartFault(`The backup is damaged: ${file} has changed. Use another backup.`);
}
