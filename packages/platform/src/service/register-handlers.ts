import type { ModulesContainer } from '@nestjs/core';
import { subscriptionOf, type EventHandler } from '../events/on-event';
import { jobKindOf, type JobHandler } from '../jobs/job';
import { stockTopicOf, type StockSource } from '../stock/stock-source';
import type { ServiceContext } from './service-context';

/** Finds, among what Nest has made, the classes decorated with OnEvent, Job and StockOf. */
export function registerHandlers(
  modules: ModulesContainer,
  { handlers, runner, stock }: ServiceContext,
): void {
  for (const module of modules.values()) {
    for (const { instance, metatype } of module.providers.values()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const subscription = subscriptionOf(metatype);
      if (subscription) handlers.add(subscription, instance as EventHandler<unknown>);
      const kind = jobKindOf(metatype);
      if (kind) runner.add(kind, instance as JobHandler<unknown>);
      const topic = stockTopicOf(metatype);
      if (topic) stock.set(topic, instance as StockSource);
    }
  }
}
