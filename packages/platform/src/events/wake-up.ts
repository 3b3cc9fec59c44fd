/** Waiting that can be cut short: sleeps until time is up or somebody wakes it. */
export class WakeUp {
  private woken = false;
  private resolve: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.resolve?.();
  }

  /** Resolves after `milliseconds`, or as soon as {@link wake} has been called since the last sleep ended. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.resolve = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.resolve = undefined;
    this.woken = false;
  }
}
