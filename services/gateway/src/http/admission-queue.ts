import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { KeyedQueue } from '@kashikari/platform/edge';
import { contextOf } from './http-context';

/** Maximum size of a body that is inspected, bytes; larger requests are not queued. */
const MAX_BYTES = 4096;

/** Maximum time to wait for a body after its headers, milliseconds. */
const TIMEOUT = 100;

/** Requests that may come by hundreds in one moment. */
export interface Admission {
  readonly method: string;
  readonly path: string;
  readonly queue: KeyedQueue;
  /** Returns the queue's key for a body; undefined if the request is not queued. */
  readonly keyOf: (body: unknown) => string | undefined;
}

/**
 * Queues requests in high demand before the application handles them. Node has read their headers by then; everything
 * else happens in their turn. Other requests thus do not wait behind 500 of them. A body that was read here is not read
 * again; slow bodies are not inspected.
 */
export function admit(app: RequestListener, { method, path, queue, keyOf }: Admission): RequestListener {
  return (request, response) => {
    if (request.method !== method || request.url !== path) return void app(request, response);
    const context = contextOf(request);
    onceRead(request, () => {
      context.body = wholeBody(request);
      const key = keyOf(context.body?.value);
      if (key === undefined) return void app(request, response);
      queue
        .run(key, () => untilAnswered(response, () => void app(request, response)))
        .catch((refusal: Error) => {
          context.turnedAway = refusal;
          app(request, response);
        });
    });
  };
}

/**
 * Calls `next` once the body has arrived. Headers and body come in one packet or in two; it does not wait for further
 * packets.
 */
function onceRead(request: IncomingMessage, next: () => void): void {
  // A body in the packet of the headers is read after their event, and before the next tick.
  process.nextTick(() => {
    if (isWhole(request)) return next();
    const go = () => {
      clearTimeout(timer);
      request.off('readable', go);
      next();
    };
    const timer = setTimeout(go, TIMEOUT);
    request.once('readable', go);
  });
}

/** Returns true if a small body has arrived completely. */
function isWhole({ headers, readableLength }: IncomingMessage): boolean {
  return (
    readableLength > 0 && readableLength <= MAX_BYTES && String(readableLength) === headers['content-length']
  );
}

/** Returns true for a compressed body, or one in another charset. */
function isEncoded({ headers }: IncomingMessage): boolean {
  return (
    headers['content-encoding'] !== undefined || /charset=(?!"?utf-8)/i.test(headers['content-type'] ?? '')
  );
}

/** Reads a JSON body. Any other body is left to the body parser, which reports what is wrong with it. */
function wholeBody(request: IncomingMessage): { bytes: Buffer; value: unknown } | undefined {
  if (!isWhole(request) || isEncoded(request)) return undefined;
  const bytes = request.read() as Buffer;
  const value = isUtf8(bytes) ? parsed(bytes.toString()) : undefined;
  if (typeof value === 'object' && value !== null) return { bytes, value };
  request.unshift(bytes);
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function untilAnswered(response: ServerResponse, enter: () => void): Promise<void> {
  return new Promise((resolve) => {
    // A client that disconnected while queued needs no answer.
    if (response.destroyed) return resolve();
    response.once('close', resolve);
    enter();
  });
}
