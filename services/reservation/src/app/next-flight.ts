/**
 * Shares the next look-up among callers with the same question while one is running; it begins when that one ends. No
 * caller gets a result from before its request, and each question has a single running look-up.
 */
export class NextFlight<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly waiting = new Map<string, Promise<T>>();

  /** @param question the complete question: two equal strings get the same answer */
  at(question: string, look: () => Promise<T>): Promise<T> {
    const shared = this.waiting.get(question);
    if (shared) return shared;
    const before = this.running.get(question);
    if (!before) return this.begin(question, look);
    const begin = () => {
      this.waiting.delete(question);
      return this.begin(question, look);
    };
    const next = before.then(begin, begin);
    this.waiting.set(question, next);
    return next;
  }

  private begin(question: string, look: () => Promise<T>): Promise<T> {
    const own = look().finally(() => this.running.delete(question));
    this.running.set(question, own);
    return own;
  }
}
