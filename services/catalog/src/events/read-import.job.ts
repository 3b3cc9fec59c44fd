import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { Imports } from '../app/ports/imports';

/** Rehearses an import; the key is its id. */
@Job('import.read')
export class ReadImportJob implements JobHandler<null> {
  constructor(private readonly imports: Imports) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.imports.rehearse(tx, key, now);
  }
}
