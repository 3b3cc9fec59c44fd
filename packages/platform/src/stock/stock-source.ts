import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '../events/event';

const TOPIC = Symbol('kashikari.stock.topic');

/** Records per page. Far below the limit of a message. */
export const STOCK_PAGE = 500;

/** A record as the event of its present state. */
export interface StockRecord {
  readonly id: string;
  readonly event: OutgoingEvent;
}

/** Interface of a class decorated with {@link StockOf}. */
export interface StockSource {
  /**
   * Returns up to `limit` records in the order of their ids, deleted ones included.
   * @param after id after which the page begins; null: the first page
   */
  list(after: string | null, limit: number): Promise<readonly StockRecord[]>;
}

/** Marks a class as the source of all records of which its service publishes events on a topic. */
export function StockOf(topic: string) {
  return <C extends new (...args: never[]) => StockSource>(target: C): void => {
    Injectable()(target);
    Reflect.defineMetadata(TOPIC, topic, target);
  };
}

/** Returns the topic of a source; undefined if the class is not decorated. */
export function stockTopicOf(source: object): string | undefined {
  return Reflect.getMetadata(TOPIC, source) as string | undefined;
}
