import { noteMade } from '../backup/last-backup';
import { needInstallation } from '../backup/open-installation';
import { releaseVersion } from '../release';
import { fileFault } from '../start-fault';
import { upgrade as upgradeInstallation } from '../upgrade/upgrade';
import type { Command } from './command';
import { readEmbeddedSettings } from './command-settings';

/** Command `upgrade`: upgrades a stopped installation to this release, or leaves it as it was. */
export const upgrade: Command = {
  args: '',
  summary: 'backs up, changes the tables to this release and checks; puts them back if it fails',
  async run(_args, tell) {
    const { DATA_DIR, BACKUP_DIR } = readEmbeddedSettings();
    needInstallation(DATA_DIR);
    try {
      const { backup, migrations } = await upgradeInstallation({ home: DATA_DIR, backups: BACKUP_DIR, tell });
      noteMade(DATA_DIR, backup.folder);
      tell(
        `Upgraded to ${releaseVersion()} with ${migrations.length} migrations. Backup of before: ${backup.folder}`,
      );
      return 0;
    } catch (error) {
      throw fileFault(error, DATA_DIR) ?? error;
    }
  },
};
