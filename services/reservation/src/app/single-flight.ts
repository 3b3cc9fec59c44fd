/**
 * Shares one look-up among callers with the same question while it runs. When registration opens, hundreds of requests
 * for the same good and days are rejected within a moment, and the same alternatives help all of them. Results are not
 * cached, so no caller gets an outdated one.
 */
export class SingleFlight<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** @param question the complete question: two equal strings get the same answer */
  at(question: string, look: () => Promise<T>): Promise<T> {
    const shared = this.underWay.get(question);
    if (shared) return shared;
    const own = look().finally(() => this.underWay.delete(question));
    this.underWay.set(question, own);
    return own;
  }
}
