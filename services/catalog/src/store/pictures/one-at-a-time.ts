/** Runs works one after the other, in the order in which they came. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work);
    // Who failed has told its own caller; the next begins all the same.
    this.last = next.catch(() => undefined);
    return next;
  }
}
