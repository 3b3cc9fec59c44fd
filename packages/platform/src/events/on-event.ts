import { Injectable } from '@nestjs/common';
import type { Tx } from '../tx';
import type { EventMessage, Received } from './event';

const SUBSCRIPTION = Symbol('kashikari.event.subscription');

/** Interface of a class decorated with {@link OnEvent}. */
export interface EventHandler<T> {
  /**
   * Handles events in order. Everything written through `tx` commits together with the inbox rows of these events, so
   * each event takes effect once.
   */
  handle(events: Received<T>[], tx: Tx): Promise<void>;
}

export interface Subscription {
  readonly topic: string;
  readonly message: EventMessage<unknown>;
  readonly type: string | undefined;
}

/**
 * Subscribes a class to one type of event of one topic. `type` is only needed for a message that is not of our protos.
 */
export function OnEvent<T>(topic: string, message: EventMessage<T>, type?: string) {
  return <C extends new (...args: never[]) => EventHandler<T>>(target: C): void => {
    Injectable()(target);
    Reflect.defineMetadata(SUBSCRIPTION, { topic, message, type } satisfies Subscription, target);
  };
}

export function subscriptionOf(handler: object): Subscription | undefined {
  return Reflect.getMetadata(SUBSCRIPTION, handler) as Subscription | undefined;
}
