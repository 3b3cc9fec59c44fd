import { catalogEvents } from '@kashikari/contracts';
import { OnEvent, type EventHandler, type Received, type Tx } from '@kashikari/platform';
import type { Dated } from '../app/write-mails';
import { WriteTransferMails } from '../app/write-transfer-mails';
import type { TransferNews } from '../domain/transfer-mails';

@OnEvent('kashikari.catalog.transfer.v1', catalogEvents.TransferChanged)
export class OnTransferChanged implements EventHandler<catalogEvents.TransferChanged> {
  constructor(private readonly writing: WriteTransferMails) {}

  handle(events: Received<catalogEvents.TransferChanged>[], tx: Tx): Promise<void> {
    return this.writing.run(events.flatMap(toNews), tx);
  }
}

function toNews({ time, data }: Received<catalogEvents.TransferChanged>): Dated<TransferNews>[] {
  if (data.state !== catalogEvents.TransferState.TRANSFER_STATE_OPEN) return [];
  const { goodId, goodTitle, fromUserId, toUserId, createdAt = time } = data;
  return [
    {
      ...{ goodId, goodTitle, fromUserId, toUserId },
      ...{ requestedAt: createdAt, happenedAt: time.getTime() },
    },
  ];
}
