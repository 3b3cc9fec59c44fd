import { randomId } from './random-id';

/** Time for which requests belong to the last press, milliseconds; later requests come from the page itself. */
const PRESS_LASTS = 5_000;

let traceId = '';
let until = 0;

// The keyboard presses buttons too: Enter and Space arrive as clicks.
globalThis.addEventListener?.('click', begin, { capture: true, passive: true });

function begin(): void {
  traceId = randomId();
  until = Date.now() + PRESS_LASTS;
}

/**
 * Returns the `traceparent` of a call (W3C Trace Context). All requests of one press form one trace, which begins with
 * the press. Operators can follow it through every service.
 */
export function traceparent(): string {
  if (Date.now() >= until) begin();
  return `00-${traceId}-${randomId().slice(0, 16)}-01`;
}
