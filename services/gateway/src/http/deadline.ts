import { refused } from '@kashikari/kernel';
import { contextOf } from './http-context';
import type { RequestHandler } from 'express';

/** 10 s a request (REST contract, "limits"). */
export const REQUEST_DEADLINE = 10_000;

/**
 * Answers 503 when nothing else has `milliseconds` after the request came. The gRPC calls under way have deadlines of
 * their own; this is for whatever hangs beside them, a sender that never finishes its body among it.
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
