import { refused } from '@kashikari/kernel';
import { contextOf } from './http-context';
import type { RequestHandler } from 'express';

/** 10 s a request (REST contract, "limits"). */
const REQUEST_DEADLINE = 10_000;

/**
 * Answers 503 if no response was sent `milliseconds` after the request arrived. Running gRPC calls have separate
 * deadlines. This one covers everything else that hangs, such as a sender that never finishes its body.
 */
export function deadline(milliseconds = REQUEST_DEADLINE): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(
      () => {
        if (response.headersSent) return;
        if (!request.complete) response.setHeader('Connection', 'close');
        next(refused('unavailable'));
      },
      contextOf(request).arrived + milliseconds - performance.now(),
    );
    response.once('close', () => clearTimeout(timer));
    next();
  };
}
