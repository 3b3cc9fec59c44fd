import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { SweepPicture } from '../app/sweep-picture';

/** Falls due a day after a picture was announced or taken from its good; the key is the picture's id. */
@Job('picture.sweep')
export class SweepPictureJob implements JobHandler<null> {
  constructor(private readonly sweep: SweepPicture) {}

  run({ key }: DueJob<null>, _now: number, tx: Tx): Promise<void> {
    return this.sweep.run(key, tx);
  }
}
