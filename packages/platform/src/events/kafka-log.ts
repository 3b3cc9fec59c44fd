import { logLevel, type logCreator } from 'kafkajs';
import type { Logger } from '../observe/logger';

/** What kafkajs says, in our log. Its errors are retried by it and by us, so they are warnings. */
export function kafkaLog(logger: Logger): logCreator {
  return () =>
    ({ level, namespace, log }) => {
      const { message, error } = log;
      const fields = { kafka: namespace, detail: error as unknown };
      if (level <= logLevel.WARN) logger.warn(fields, message);
      else logger.debug(fields, message);
    };
}
