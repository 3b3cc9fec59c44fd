import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { fileFault, StartFault } from '../start-fault';
import type { Command } from './command';
import { readEmbeddedSettings } from './command-settings';

/** `restore <backup>`: makes the installation of an empty DATA_DIR from a backup. */
export const restore: Command = {
  args: '<backup>',
  summary: 'restores a backup into an empty DATA_DIR',
  async run([folder], tell) {
    if (!folder) throw new StartFault('Name the folder of the backup: restore <backup>');
    const { DATA_DIR } = readEmbeddedSettings();
    try {
      const { madeAt, sums } = await restoreBackup({ backup: path.resolve(folder), home: DATA_DIR, tell });
      const tables = Object.values(sums).flatMap((one) => Object.values(one));
      const rows = tables.reduce((sum, one) => sum + one.rows, 0);
      tell(
        `Restored ${DATA_DIR} as of ${madeAt}: ${tables.length} tables with ${rows} rows, all as they were.`,
      );
      return 0;
    } catch (error) {
      throw fileFault(error, DATA_DIR) ?? error;
    }
  },
};
