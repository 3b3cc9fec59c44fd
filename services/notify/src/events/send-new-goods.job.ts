import { Job, type DueJob, type JobHandler, type Tx } from '@kashikari/platform';
import { SendNewGoods } from '../app/send-new-goods';

/** It is Monday at 09:00 somewhere: writes the notices of new goods of a page of people. */
@Job<null>('new_goods.send')
export class SendNewGoodsJob implements JobHandler<null> {
  constructor(private readonly sending: SendNewGoods) {}

  run(_job: DueJob<null>, now: number, tx: Tx): Promise<void> {
    return this.sending.run(now, tx);
  }
}
