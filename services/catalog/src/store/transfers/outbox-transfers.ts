import { enumOf, exactly, SETS, type catalogEvents } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, type SqlTx } from '@kashikari/platform';
import type { Transfer } from '../../domain/transfer';
import { named } from '../goods/outbox-goods';

const TOPIC = 'kashikari.catalog.transfer.v1';
const TYPE = 'kashikari.catalog.v1.TransferChanged';

const message = exactly<catalogEvents.TransferChanged>();

/** Writes changes of transfers into the outbox. */
@Injectable()
export class TransfersOutbox {
  constructor(private readonly outbox: Outbox) {}

  changed(tx: SqlTx, ...transfers: readonly Transfer[]): Promise<void> {
    const events = transfers.map((transfer) => ({
      ...{ topic: TOPIC, key: transfer.goodId, type: TYPE },
      data: named(eventOf(transfer)),
    }));
    return this.outbox.append(tx, ...events);
  }
}

const eventOf = ({ id, version, goodId, goodTitle, fromUserId, toUserId, ...transfer }: Transfer) =>
  message({
    ...{ id, version, goodId, goodTitle, fromUserId, toUserId },
    state: enumOf(SETS.transferState, transfer.state),
    expiresAt: new Date(transfer.expiresAt),
    createdAt: new Date(transfer.createdAt),
    changedAt: new Date(transfer.updatedAt),
  });
