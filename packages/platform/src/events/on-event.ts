import { Injectable } from '@nestjs/common';
import type { Tx } from '../tx';
import type { EventMessage, Received } from './event';

const SUBSCRIPTION = Symbol('kashikari.event.subscription');

/** What a class decorated with {@link OnEvent} does. */
export interface EventHandler<T> {
  /**
   * Takes in events in their order. Everything written through `tx` commits together with the note that these
   * events have been taken in, so each takes effect once.
   */
  handle(events: Received<T>[], tx: Tx): Promise<void>;
}

export interface Subscription {
  readonly topic: string;
  readonly message: EventMessage<unknown>;
  readonly type: string | undefined;
}

/** Takes in one type of event of one topic. `type` is only needed for a message that is not of our protos. */
export function OnEvent<T>(topic: string, message: EventMessage<T>, type?: string) {
  return <C extends new (...args: never[]) => EventHandler<T>>(target: C): void => {
    Injectable()(target);
    Reflect.defineMetadata(SUBSCRIPTION, { topic, message, type } satisfies Subscription, target);
  };
}

export function subscriptionOf(handler: object): Subscription | undefined {
  return Reflect.getMetadata(SUBSCRIPTION, handler) as Subscription | undefined;
}
