/** Repeats a check until it passes, for up to `most` milliseconds. */
export async function within(most: number, check: () => Promise<void>): Promise<void> {
  const until = Date.now() + most;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
