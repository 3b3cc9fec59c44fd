export const settle = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries until it holds; what is awaited has no moment at which it could be asked. */
export async function eventually(holds: () => Promise<void>, patience = 15_000): Promise<void> {
  for (const until = Date.now() + patience; ; await settle(50)) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
