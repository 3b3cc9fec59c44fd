/**
 * Does one thing in each round of the event loop, in the order in which they came: whatever the process has to do for others is
 * done between any two of them, and nobody stands behind a whole crowd.
 */
export class InTurn {
  private readonly waiting: (() => void)[] = [];
  private isUnderWay = false;

  run(work: () => void): void {
    this.waiting.push(work);
    if (!this.isUnderWay) this.goOn();
  }

  private goOn(): void {
    this.isUnderWay = this.waiting.length > 0;
    if (this.isUnderWay) setImmediate(() => this.next());
  }

  private next(): void {
    const work = this.waiting.shift();
    this.goOn();
    work?.();
  }
}
