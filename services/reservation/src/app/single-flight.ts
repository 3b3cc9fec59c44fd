/**
 * Those who ask the same while somebody is already looking share that look. When registration opens, hundreds are
 * refused the same good and the same days within a moment; what would help them is the same for all. Nothing is
 * kept after the answer, so nobody is told what was so a while ago.
 */
export class SingleFlight<T> {
  private readonly underWay = new Map<string, Promise<T>>();

  /** @param question what is asked, whole: two questions with the same words get the same answer */
  at(question: string, look: () => Promise<T>): Promise<T> {
    const shared = this.underWay.get(question);
    if (shared) return shared;
    const own = look().finally(() => this.underWay.delete(question));
    this.underWay.set(question, own);
    return own;
  }
}
