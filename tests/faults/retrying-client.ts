import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../product/rest';

/** Statuses that a client may only interpret as "not now": the outcome is open, and it retries with the same key. */
const LATER = new Set([429, 500, 502, 503, 504]);

/**
 * Books, and retries under the same idempotency key until there is an answer, as a careful client does.
 * @param token returns a fresh token for each attempt, because tokens expire
 * @param seen receives every status, for the test to check
 */
export async function bookWithRetries(
  url: string,
  token: () => Promise<string>,
  key: string,
  body: Record<string, unknown>,
  seen: (status: number, code: string | undefined) => void,
): Promise<{ status: number; id?: string; code?: string }> {
  for (;;) {
    try {
      const { status, body: answer } = await send(url, 'POST', '/bookings', {
        token: await token(),
        key,
        body,
      });
      seen(status, answer?.code);
      const open = LATER.has(status) || answer?.code === 'idempotency_in_progress';
      if (!open) return { status, id: answer?.booking?.id, code: answer?.code };
    } catch {
      // No answer: refused, reset or cut in the middle. Whether it was booked is not known.
    }
    await wait(100);
  }
}
