import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { KeepNewGoodsReaders } from '../app/keep-new-goods-readers';

/** Reads people who were members before there was a notice of new goods, a page at a time. Ordered by the migration. */
@Job<{ readonly afterId: string }>('new_goods.people')
export class ReadMembersJob implements JobHandler<{ readonly afterId: string }> {
  constructor(private readonly readers: KeepNewGoodsReaders) {}

  run({ data }: DueJob<{ readonly afterId: string }>, now: number, tx: Tx): Promise<void> {
    return this.readers.readFurther(data.afterId, now, tx);
  }
}
