import { createReadStream, createWriteStream, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { listFolder, Measure, type StoredFile } from './stored-files';

/** The database's files compress to a fifth at the cheapest level. */
const LEVEL = 1;

/** Packs a folder that does not change into a compressed tar file, synced to the disk. */
export async function packFolder(root: string, target: string): Promise<StoredFile> {
  const archive = pack();
  const measure = new Measure();
  const written = pipeline(
    archive,
    createGzip({ level: LEVEL }),
    (chunks: AsyncIterable<Buffer>) => measure.pass(chunks),
    createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
  );
  await Promise.all([written, addAll(archive, root)]);
  return measure.result;
}

async function addAll(archive: Pack, root: string): Promise<void> {
  const { folders, files } = await listFolder(root);
  for (const name of folders) archive.entry({ name, type: 'directory', mode: 0o700 });
  for (const name of files) {
    const file = path.join(root, name);
    await pipeline(createReadStream(file), archive.entry({ name, size: statSync(file).size, mode: 0o600 }));
  }
  archive.finalize();
}

/**
 * Unpacks a tar file into a folder.
 * @param give called with each file and folder that was made
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  give: (place: string) => void,
): Promise<void> {
  const extraction = extract();
  const read = pipeline(createReadStream(archive), createGunzip(), extraction);
  const write = async () => {
    for await (const entry of extraction) {
      const place = path.join(folder, entry.header.name);
      if (!place.startsWith(folder + path.sep))
        throw new Error(`${entry.header.name} leads out of ${folder}`);
      if (entry.header.type === 'directory') {
        mkdirSync(place, { mode: 0o700 });
        entry.resume();
      } else await pipeline(entry, createWriteStream(place, { mode: 0o600, flags: 'wx' }));
      give(place);
    }
  };
  await Promise.all([read, write()]);
}
