import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AWAY, type Fault } from '../fault';
import { noDisk } from '../small-disk';

/** Fills the disk of the database, the logs and all other files of the product to the last byte. */
export const diskFull: Fault = {
  name: `the database's disk full for ${AWAY / 4} s`,
  skipped: noDisk,
  async run({ disk }) {
    const filling = path.join(disk.folder, 'filling');
    // Repeated, because a process that frees a page must not find room.
    for (const until = Date.now() + AWAY * 250; Date.now() < until; await wait(1_000)) await fill(filling);
    await rm(filling);
  },
};

async function fill(name: string): Promise<void> {
  const file = await open(name, 'a');
  for (const size of [1_048_576, 4_096]) {
    const bytes = Buffer.alloc(size);
    const write = () =>
      file.write(bytes).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
    while (await write());
  }
  await file.close();
}
