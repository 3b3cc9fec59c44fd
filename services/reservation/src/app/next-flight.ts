/**
 * Callers that ask the same while a look is running share the next one, which begins when it ends. Nobody gets what was so
 * before they asked, and each question is looked up once at a time, however many ask.
 */
export class NextFlight<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly waiting = new Map<string, Promise<T>>();

  /** @param question what is asked, whole: two questions with the same words get the same answer */
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
