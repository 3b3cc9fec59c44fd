/**
 * Tries until it holds; for what comes a moment later and has nobody to say when.
 * @param timeout milliseconds; long, since a busy machine takes its time and a test that holds ends at once
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
