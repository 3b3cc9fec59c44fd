import { exactly, type catalogEvents } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, type OutgoingEvent, type SqlTx } from '@kashikari/platform';
import { named } from './outbox-goods';

const TOPIC = 'kashikari.catalog.popularity.v1';
const TYPE = 'kashikari.catalog.v1.PopularityChanged';

const message = exactly<catalogEvents.PopularityChanged>();

/** Numbers of a good as of a midnight UTC. */
export interface PopularityCounts {
  readonly id: string;
  readonly bookings: number;
  readonly likes: number;
}

/** Writes the numbers of the order `popular` into the outbox. */
@Injectable()
export class PopularityOutbox {
  constructor(private readonly outbox: Outbox) {}

  /** @param version a higher one replaces a lower one */
  counted(tx: SqlTx, version: number, goods: readonly PopularityCounts[]): Promise<void> {
    return this.outbox.append(tx, ...goods.map((counts) => popularityChanged(version, counts)));
  }
}

export function popularityChanged(version: number, { id, bookings, likes }: PopularityCounts): OutgoingEvent {
  return { topic: TOPIC, key: id, type: TYPE, data: named(message({ id, version, bookings, likes })) };
}
