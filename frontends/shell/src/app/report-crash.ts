import { screenOf, scrub } from '@kashikari/kernel';
import { pageConfig } from '../config/config';

/** Characters of a message and of a stack that are sent: a report has room for 16 KiB. */
const MESSAGE = 500;
const STACK = 6_000;

/**
 * Leaves a crash in the operator's log, where support finds it by the number that the person sees. Sent without a session,
 * and without what was typed, names and ids; it reaches the server although the page is left.
 */
export function reportCrash(error: unknown, number: string): void {
  const { message = String(error), stack } = error instanceof Error ? error : { message: String(error) };
  const report = {
    number,
    message: scrub(message).slice(0, MESSAGE),
    ...(stack && { stack: scrub(stack).slice(0, STACK) }),
    route: screenOf(window.location.pathname),
    version: pageConfig()?.version ?? '',
  };
  void fetch('/v1/client_errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
