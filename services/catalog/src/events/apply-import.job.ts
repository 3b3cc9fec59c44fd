import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { Imports } from '../app/ports/imports';

/** Writes an import: with the removal of the job, so that it is written once, whenever a process dies. */
@Job('import.apply')
export class ApplyImportJob implements JobHandler<null> {
  constructor(private readonly imports: Imports) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.imports.apply(tx, key, now);
  }
}
