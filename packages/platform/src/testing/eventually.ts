/**
 * Retries until the check passes; for effects that come a moment later without a signal.
 * @param timeout milliseconds; long, since a busy machine takes its time and a passing check ends at once
 */
export async function eventually<T>(holds: () => T | Promise<T>, timeout = 100_000): Promise<T> {
  for (const until = Date.now() + timeout; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
