/** Runs works one after the other, in the order in which they came. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work);
    // A failure was reported to its caller; the next task runs in any case.
    this.last = next.catch(() => undefined);
    return next;
  }
}
