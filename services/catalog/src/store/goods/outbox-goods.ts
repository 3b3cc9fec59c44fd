import { snakeCase } from '@kashikari/kernel';
import { exactly, type catalogEvents } from '@kashikari/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, type OutgoingEvent, type SqlTx } from '@kashikari/platform';
import { type Good } from '../../domain/good';
import { snapshotOf } from '../../domain/snapshot';

const TOPIC = 'kashikari.catalog.good.v1';
const TYPE = 'kashikari.catalog.v1.GoodChanged';

const message = exactly<catalogEvents.GoodChanged>();

/** Writes that goods have changed into the outbox, with the change. */
@Injectable()
export class GoodsOutbox {
  constructor(private readonly outbox: Outbox) {}

  changed(tx: SqlTx, ...goods: readonly Good[]): Promise<void> {
    return this.outbox.append(tx, ...goods.map(goodChanged));
  }
}

export function goodChanged(good: Good): OutgoingEvent {
  return { topic: TOPIC, key: good.id, type: TYPE, data: eventJson(good) };
}

/**
 * Returns a good as event JSON: every field by its wire name, including empty and false ones, which `toJSON` omits.
 * Unset terms are omitted; no other text is a term.
 */
export function eventJson(good: Good): Readonly<Record<string, unknown>> {
  const told = message(snapshotOf(good));
  const set = Object.entries(told.terms ?? {}).filter(([, value]) => value !== '');
  return named({ ...told, terms: named(Object.fromEntries(set)) });
}

/** Fields by their names on the wire; those that are unset are left out. */
export function named(values: object): Readonly<Record<string, unknown>> {
  const there = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there.map(([name, value]) => [snakeCase(name), value as unknown]));
}
