import type { EVENT_SETTINGS } from '../config/service-settings';
import type { SettingsOf } from '../config/define-config';
import type { Logger } from '../observe/logger';
import { DatabaseBus } from './database-bus';
import type { EventBus } from './event-bus';
import { KafkaBus } from './kafka-bus';
import type { KafkaSettings } from '../config/kafka-settings';

/** The transport that the settings name: Kafka when there are brokers, else the `bus` database; none when neither is. */
export function createBus(
  name: string,
  settings: SettingsOf<typeof EVENT_SETTINGS> & KafkaSettings,
  logger: Logger,
): EventBus | undefined {
  if (settings.KAFKA_BROKERS) return new KafkaBus(settings, name, logger, settings.BUS_RETENTION_DAYS);
  if (!settings.BUS_DATABASE_URL) return undefined;
  return new DatabaseBus(settings.BUS_DATABASE_URL, name, logger, settings.BUS_RETENTION_DAYS);
}
