import path from 'node:path';
import { keepNewest } from '../backup/backup-folder';
import { noteFailed, noteMade } from '../backup/last-backup';
import { makeBackup } from '../backup/make-backup';
import { needInstallation } from '../backup/open-installation';
import { fileFault } from '../start-fault';
import type { Command } from './command';
import { readEmbeddedSettings } from './command-settings';

/**
 * `backup [folder]`: a backup of the installation, also while it runs. Without a folder it is made in BACKUP_DIR, and the
 * oldest ones above BACKUP_KEEP are deleted, as each night.
 */
export const backup: Command = {
  args: '[folder]',
  summary: 'makes a backup in the folder, or in BACKUP_DIR; also while the product runs',
  async run([folder], tell) {
    const { DATA_DIR, BACKUP_DIR, BACKUP_KEEP, S3_BUCKET } = readEmbeddedSettings();
    const into = folder ? path.resolve(folder) : BACKUP_DIR;
    const began = performance.now();
    needInstallation(DATA_DIR);
    try {
      const made = await makeBackup({ home: DATA_DIR, into, tell });
      noteMade(DATA_DIR, made.folder);
      if (!folder) keepNewest(into, BACKUP_KEEP);
      const bytes = Object.values(made.manifest.files).reduce((sum, file) => sum + file.bytes, 0);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      tell(`Backup made: ${made.folder} (${(bytes / 1_048_576).toFixed(1)} MB, ${seconds} s)`);
      tell('It contains the secrets of the installation. Store it where only operators can read it.');
      if (S3_BUCKET) tell(`The pictures in the bucket ${S3_BUCKET} are not part of it.`);
      return 0;
    } catch (error) {
      const fault = fileFault(error, into, folder ? 'Name' : 'Set BACKUP_DIR to') ?? (error as Error);
      noteFailed(DATA_DIR, fault.message);
      throw fault;
    }
  },
};
