import { Job, type DueJob, type Tx } from '@kashikari/platform';
import { FetchNames } from '../app/documents/fetch-names';

/** Fetches names of accounts, once after an upgrade. */
@Job('account.names')
export class FetchNamesJob {
  constructor(private readonly fetching: FetchNames) {}

  async run(_due: DueJob, _now: number, tx: Tx): Promise<void> {
    await this.fetching.run(tx);
  }
}
