import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { LoadImportPictures } from '../app/load-import-pictures';

/** Loads pictures of an applied import by their addresses; the key is its id. */
@Job('import.pictures')
export class LoadImportPicturesJob implements JobHandler<null> {
  constructor(private readonly pictures: LoadImportPictures) {}

  run({ key }: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.pictures.next(tx, key, now);
  }
}
