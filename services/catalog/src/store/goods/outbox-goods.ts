import { Injectable } from '@nestjs/common';
import { Outbox, type SqlTx } from '@kashikari/platform';
import type { Good } from '../../domain/good';
import { snapshotOf } from '../../domain/snapshot';

const TOPIC = 'kashikari.catalog.good.v1';
const TYPE = 'kashikari.catalog.v1.GoodChanged';

/** Writes that goods have changed into the outbox, with the change. */
@Injectable()
export class GoodsOutbox {
  constructor(private readonly outbox: Outbox) {}

  changed(tx: SqlTx, ...goods: readonly Good[]): Promise<void> {
    const events = goods.map((good) => ({ topic: TOPIC, key: good.id, type: TYPE, data: snapshotOf(good) }));
    return this.outbox.append(tx, ...events);
  }
}
