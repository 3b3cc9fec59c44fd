import { context, trace } from '@opentelemetry/api';
import pino, { type LoggerOptions } from 'pino';
import { releaseOf } from './release';

/** Structured log; secrets are redacted by name. Injected by class. */
export abstract class Logger {
  abstract trace(fields: object, message?: string): void;
  abstract debug(fields: object, message?: string): void;
  abstract info(fields: object, message?: string): void;
  abstract warn(fields: object, message?: string): void;
  abstract error(fields: object, message?: string): void;
  abstract fatal(fields: object, message?: string): void;
  abstract child(fields: object): Logger;
}

/** Field names whose values are never written, at the top level of a line or one level down. */
const SECRET_NAMES = [
  'password',
  'passcode',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'authorization',
  'cookie',
  'card',
  'email',
  'body',
  'html',
  'text',
];

/** A log in JSON, one line an entry, with the trace id where there is a trace. */
export function createLogger(service: string, level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: { service, version: releaseOf(process.env).version },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: { error: pino.stdSerializers.err },
    mixin: traceFields,
  };
  // A log that can't be written, e.g. on a full disk, must not end the process.
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return pino(options, output);
}

function traceFields(): object {
  const span = trace.getSpanContext(context.active());
  return span ? { trace_id: span.traceId } : {};
}
