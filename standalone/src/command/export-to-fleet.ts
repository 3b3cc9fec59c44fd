import path from 'node:path';
import { exportToFleet as writeExport } from '../fleet/export-to-fleet';
import { RunFiles } from '../files/run-files';
import { fileFault, StartFault } from '../start-fault';
import type { Command } from './command';
import { readEmbeddedSettings } from './command-settings';

/** `export-to-fleet <folder>`: what an installation on several machines needs of this one. */
export const exportToFleet: Command = {
  args: '<folder>',
  summary: 'writes databases, pictures and secrets for an installation on Kubernetes',
  async run([folder], tell) {
    if (!folder) throw new StartFault('Name a new folder: export-to-fleet <folder>');
    const { DATA_DIR, S3_BUCKET } = readEmbeddedSettings();
    const into = path.resolve(folder);
    try {
      const { sums, files } = await writeExport({ home: DATA_DIR, into, tell });
      const tables = Object.values(sums).flatMap((one) => Object.values(one));
      const rows = tables.reduce((sum, one) => sum + one.rows, 0);
      const pictures = Object.keys(files).filter((name) => name.startsWith('files/')).length;
      tell(`Exported ${rows} rows of ${tables.length} tables and ${pictures} picture files to ${into}`);
      tell(`It contains secrets and personal data. ${path.join(into, 'README.md')} names the next steps.`);
      if (S3_BUCKET) tell(`Pictures stay in the bucket ${S3_BUCKET}: give it to the new installation too.`);
      if (RunFiles.runs(path.join(DATA_DIR, 'run')))
        tell('The product is still running: what is booked from now on is not part of the export.');
      return 0;
    } catch (error) {
      throw fileFault(error, into, 'Name') ?? error;
    }
  },
};
