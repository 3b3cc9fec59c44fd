import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFolder, makeFolderOf, storeUnchanging, type Earlier, type StoredFile } from './stored-files';

/** Stores `DATA_DIR/files`. Each of its files has a unique name and never changes. */
export class PictureFiles {
  /**
   * @param stored gets the files that have been stored
   * @param earlier a backup in the same place
   */
  constructor(
    private readonly home: string,
    private readonly target: string,
    private readonly stored: Record<string, StoredFile>,
    private readonly earlier: Earlier | undefined,
  ) {}

  /** Stores what is not stored yet. */
  async store(): Promise<void> {
    const root = path.join(this.home, 'files');
    if (!existsSync(root)) return;
    for (const file of (await listFolder(root)).files) {
      const name = path.join('files', file);
      // Still being written.
      if (this.stored[name] || file.endsWith('.part')) continue;
      const target = path.join(this.target, name);
      makeFolderOf(target);
      const stored = await storeUnchanging(path.join(root, file), target, name, this.earlier).catch(
        (error: unknown) => {
          // Deleted meanwhile.
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
          throw error;
        },
      );
      if (stored) this.stored[name] = stored;
    }
  }
}
