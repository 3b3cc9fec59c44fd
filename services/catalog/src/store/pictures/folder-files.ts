import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PictureFiles } from '../../app/ports';
import { pictureKey, type PictureFile } from '../../domain/picture-url';

/** Files in a folder of this machine. */
export class FolderFiles extends PictureFiles {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written beside and moved into place: a reader never meets half a file, nor does a start after a power cut. */
  async write(file: PictureFile, content: Uint8Array): Promise<void> {
    const target = this.pathOf(file);
    await mkdir(path.dirname(target), { recursive: true });
    const half = `${target}.${process.pid}.part`;
    await writeFile(half, content, { flush: true });
    await rename(half, target);
  }

  async read(file: PictureFile): Promise<Uint8Array | undefined> {
    try {
      return await readFile(this.pathOf(file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(file: PictureFile): Promise<void> {
    await rm(path.dirname(this.pathOf(file)), { recursive: true, force: true });
  }

  /** Uploads come through ReceiveUpload; nothing waits in the folder. */
  async takeUpload(): Promise<undefined> {
    return undefined;
  }

  private pathOf(file: PictureFile): string {
    return path.join(this.folder, pictureKey(file));
  }
}
