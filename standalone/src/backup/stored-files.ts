import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { damaged, type Manifest } from './manifest';

/** Size in bytes and SHA-256 of a file of a backup, as it is stored. */
export type StoredFile = Manifest['files'][string];

/** Copies a file into a backup, onto the disk. */
export async function storeFile(source: string, target: string): Promise<StoredFile> {
  const measure = new Measure();
  await pipeline(
    createReadStream(source),
    (chunks: AsyncIterable<Buffer>) => measure.pass(chunks),
    createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return measure.result;
}

/** Size and SHA-256 of a file. */
export async function measureFile(file: string): Promise<StoredFile> {
  const measure = new Measure();
  await pipeline(
    createReadStream(file),
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        measure.add(chunk);
        done();
      },
    }),
  );
  return measure.result;
}

/**
 * Checks every file of a backup.
 * @throws StartFault that names the first file that is missing or has changed
 */
export async function verifyFiles(folder: string, files: Manifest['files']): Promise<void> {
  for (const [name, expected] of Object.entries(files)) {
    const file = path.join(folder, name);
    const found = await measureFile(file).catch(() => undefined);
    if (found?.bytes !== expected.bytes || found.sha256 !== expected.sha256) throw damaged(file);
  }
}

/** Files that an earlier backup in the same place contains. */
export interface Earlier {
  readonly folder: string;
  readonly files: Manifest['files'];
}

/**
 * Stores files that never change, such as pictures. One that the earlier backup contains becomes a second name (hard link)
 * of the same file, if it is still what it was: fourteen backups hold each picture once.
 */
export async function storeUnchanging(
  source: string,
  target: string,
  name: string,
  earlier: Earlier | undefined,
): Promise<StoredFile> {
  const known = earlier?.files[name];
  if (earlier && known && (await stat(source)).size === known.bytes) {
    const linked = await link(path.join(earlier.folder, name), target).then(
      () => true,
      () => false,
    );
    if (linked && (await measureFile(target)).sha256 === known.sha256) return known;
    await rm(target, { force: true });
  }
  return storeFile(source, target);
}

/** The files below a folder, as paths relative to it, in order; and the folders. */
export async function listFolder(root: string): Promise<{ files: string[]; folders: string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const nameOf = (entry: (typeof entries)[number]) =>
    path.join(path.relative(root, entry.parentPath), entry.name);
  const namesOf = (wanted: typeof entries) => wanted.map(nameOf).sort();
  return {
    files: namesOf(entries.filter((entry) => entry.isFile())),
    folders: namesOf(entries.filter((entry) => entry.isDirectory())),
  };
}

/** Makes the folder of a file, for the owner alone. */
export function makeFolderOf(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
}

/** Counts and digests what passes. */
export class Measure {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  async *pass(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of chunks) {
      this.add(chunk);
      yield chunk;
    }
  }

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
  }

  get result(): StoredFile {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
