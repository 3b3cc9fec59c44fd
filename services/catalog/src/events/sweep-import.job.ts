import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { Imports } from '../app/ports/imports';

/** Deletes an import 7 days after it was created. */
@Job('import.sweep')
export class SweepImportJob implements JobHandler<null> {
  constructor(private readonly imports: Imports) {}

  run({ key }: DueJob<null>, _now: number, tx: Tx): Promise<void> {
    return this.imports.sweep(tx, key);
  }
}
