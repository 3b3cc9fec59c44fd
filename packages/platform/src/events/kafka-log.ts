import { logLevel, type logCreator } from 'kafkajs';
import type { Logger } from '../observe/logger';

/**
 * Forwards messages of kafkajs to our log. Both kafkajs and our code retry its errors, so they are logged as warnings.
 */
export function kafkaLog(logger: Logger): logCreator {
  return () =>
    ({ level, namespace, log }) => {
      const { message, error } = log;
      const fields = { kafka: namespace, detail: error as unknown };
      if (level <= logLevel.WARN) logger.warn(fields, message);
      else logger.debug(fields, message);
    };
}
